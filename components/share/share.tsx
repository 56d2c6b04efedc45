import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { settings } from '#lib/config/settings.ts';
import { type Locale, localizePath } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { ShareButton } from './share-button.client.tsx';

interface Props {
  /** A site path without language, with query and fragment. */
  href: string;
  /** The subject of the e-mail. */
  title?: string | undefined;
  language: Locale;
  className?: string | undefined;
  /** On the bar of the PDF viewer: the word is there for assistive technology only. */
  iconOnly?: boolean | undefined;
}

const BAR_BUTTON = 'inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm px-2.5 hover:bg-on-dark/10';
const BAR_MESSAGE =
  'absolute end-2 top-full z-30 mt-3 w-max rounded-md bg-success-bg px-4 py-3 text-sm font-semibold text-success';

/** A share button; without script, a link to an e-mail with the address. */
export function Share({ href, title, language, className = '', iconOnly = false }: Props) {
  const locale = useLocale();
  const t = textOf(language, 'share');
  const url = new URL(localizePath(href, locale), settings.SITE_ORIGIN).href;
  const buttonClass = iconOnly ? BAR_BUTTON : 'btn btn-tertiary';
  const label = (
    <>
      <Icon name="share-2" className="size-5" />
      <span className={iconOnly ? 'sr-only' : ''}>{t('share')}</span>
    </>
  );
  return (
    <div data-island="" className={`relative flex flex-wrap items-center gap-x-4 print:hidden ${className}`}>
      <ShareButton
        url={url}
        copiedMessage={t('copied')}
        className={buttonClass}
        messageClassName={iconOnly ? BAR_MESSAGE : 'text-sm font-semibold text-success'}
      >
        {label}
      </ShareButton>
      <noscript>
        <Link
          href={`mailto:?${title ? `subject=${encodeURIComponent(title)}&` : ''}body=${encodeURIComponent(url)}`}
          className={buttonClass}
        >
          {label}
        </Link>
      </noscript>
    </div>
  );
}
