import type { ComponentProps } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { LANGUAGE_MENU_ID } from '#lib/config/element-ids.ts';
import type { Header } from '#lib/contract/documents.ts';
import { isLocale } from '#lib/i18n/locales.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { useText } from '#lib/i18n/use-text.ts';

/** Languages of the header content with messages. */
function languagesOf({ top }: Header) {
  return (top.languages ?? []).filter((language) => isLocale(language.code));
}

interface LanguageLinksProps extends Pick<ComponentProps<'ul'>, 'id' | 'popover' | 'className'> {
  header: Header;
  path: string;
}

/** The page in each language, named in its script. The page script stores the choice on click. */
export function LanguageLinks({ header, path, ...list }: LanguageLinksProps) {
  const locale = useLocale();
  const text = useText('language');
  return (
    <ul {...list} aria-label={header.top.language_aria_label ?? text('choose')}>
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

interface LanguageMenuProps {
  header: Header;
  path: string;
  bar: keyof typeof LANGUAGE_MENU_ID;
}

/** A button, and the list that it opens; nothing where there is nothing to choose. */
export function LanguageMenu({ header, path, bar }: LanguageMenuProps) {
  const locale = useLocale();
  const text = useText('language');
  const languages = languagesOf(header);
  const current = languages.find((language) => language.code === locale);
  if (languages.length < 2 || current === undefined) return null;
  const label = header.top.language_aria_label ?? text('choose');
  const id = LANGUAGE_MENU_ID[bar];
  return (
    <>
      {bar === 'top' ? (
        <button type="button" popoverTarget={id} className="language-button">
          <Icon name="languages" className="size-5" />
          <span className="sr-only">{`${label}: `}</span>
          <span lang={current.code} className="lang-name">
            {current.language_name}
          </span>
          <Icon name="chevron-down" className="size-4" />
        </button>
      ) : (
        <button type="button" popoverTarget={id} aria-label={label} className="icon-btn md:hidden">
          <Icon name="languages" />
        </button>
      )}
      <LanguageLinks id={id} popover="auto" className="dropdown language-list" header={header} path={path} />
    </>
  );
}
