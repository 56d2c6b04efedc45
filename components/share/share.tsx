import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { settings } from '#lib/config/settings.ts';
import { type Locale, localizePath } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { ShareButton } from './share-button.client.tsx';

interface Props {
  /** The site path of what is shared, without language, with the query that chooses it and the fragment where it stands. */
  href: string;
  /** The subject of the e-mail. */
  title?: string | undefined;
  /** The language of the words around it. */
  language: Locale;
  className?: string | undefined;
  /** On the bar of the PDF viewer: the word is there for assistive technology only. */
  iconOnly?: boolean | undefined;
}

const BAR_BUTTON = 'inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm px-2.5 hover:bg-white/10';
const SAID_ON_BAR =
  'absolute end-2 top-full z-30 mt-3 w-max rounded-md bg-success-bg px-4 py-3 text-sm font-semibold text-success';

/** The way to pass a page on: a button, and without script an e-mail with the address in it. Not on paper. */
export function Share({ href, title, language, className = '', iconOnly = false }: Props) {
  const locale = useLocale();
  const t = textOf(language, 'share');
  const url = new URL(localizePath(href, locale), settings.SITE_ORIGIN).href;
  const look = iconOnly ? BAR_BUTTON : 'btn btn-tertiary';
  const label = (
    <>
      <Icon name="share-2" className="size-5" />
      <span className={iconOnly ? 'sr-only' : ''}>{t('share')}</span>
    </>
  );
  return (
    <div className={`relative flex flex-wrap items-center gap-x-4 print:hidden ${className}`}>
      <ShareButton
        url={url}
        done={t('copied')}
        className={look}
        doneClassName={iconOnly ? SAID_ON_BAR : 'text-sm font-semibold text-success'}
      >
        {label}
      </ShareButton>
      <noscript>
        <Link
          href={`mailto:?${title ? `subject=${encodeURIComponent(title)}&` : ''}body=${encodeURIComponent(url)}`}
          className={look}
        >
          {label}
        </Link>
      </noscript>
    </div>
  );
}
