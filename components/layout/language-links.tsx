import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import type { Header } from '#lib/content/contract/documents.ts';
import { isLocale } from '#lib/i18n/locales.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { useText } from '#lib/i18n/use-text.ts';

/** The languages of the header content that the site has messages for. */
export function languagesOf({ top }: Header) {
  return (top.languages ?? []).filter((language) => isLocale(language.code));
}

/** Links to a page in each language, each named in its own script. The page script stores the choice when a link is clicked. */
export function LanguageLinks({ header, path }: { header: Header; path: string }) {
  const locale = useLocale();
  const text = useText('language');
  return (
    <ul aria-label={header.top.language_aria_label ?? text('choose')}>
      {languagesOf(header).map(({ code, language_name, aria_label }) => (
        <li key={code}>
          <Link
            href={path}
            locale={isLocale(code) ? code : locale}
            lang={code}
            hrefLang={code}
            aria-label={aria_label}
            aria-current={code === locale ? 'true' : undefined}
            className="lang-name dropdown-row"
          >
            {language_name}
            {code === locale ? <Icon name="check" className="size-5" /> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
