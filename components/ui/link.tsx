import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isExternalHref } from '#lib/contract/addresses.ts';
import { type Locale, localizePath } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { isPageAddress } from '#lib/routes/page-address.ts';
import { isCrawled } from '#lib/seo/crawl-rules.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The address as the content gives it: a site path without language, or a full address. */
  href: string;
  /** The language of the target, when it is not that of the page. */
  locale?: Locale | undefined;
  /** Opens a new tab without opener or referrer, and says so. */
  newTab?: boolean | undefined;
  children: ReactNode;
}

/** Without a letter that has a direction, so its groups would run from right to left in right-to-left text. */
const TELEPHONE_NUMBER = /^\+?[\d() -]+$/;

/**
 * The only `<a>` of the site. A site path gets the language of the page, and `nofollow` when crawlers do not need it. A link that
 * opens a new tab says so to assistive technology.
 */
export function Link({ href, locale, newTab, rel, children, 'aria-label': label, ...rest }: LinkProps) {
  const pageLocale = useLocale();
  const isPage = isPageAddress(href);
  const address = isPage ? localizePath(href, locale ?? pageLocale) : href;
  const follow = !isPage || isCrawled(href);
  const opensNewTab = newTab ?? isExternalHref(href);
  if (!opensNewTab || /^(?:mailto|tel):/i.test(href)) {
    return (
      <a href={address} aria-label={label} rel={follow ? rel : `${rel ?? ''} nofollow`.trim()} {...rest}>
        {typeof children === 'string' && TELEPHONE_NUMBER.test(children) ? <bdi dir="ltr">{children}</bdi> : children}
      </a>
    );
  }
  const hint = textOf(pageLocale, 'links')('newTab');
  return (
    <a
      href={address}
      target="_blank"
      rel={`noopener noreferrer ${rel ?? ''}`.trim()}
      aria-label={label ? `${label} (${hint})` : undefined}
      {...rest}
    >
      {children}
      {label ? null : <span className="sr-only">{` (${hint})`}</span>}
    </a>
  );
}
