import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { LANGUAGE_MENU_ID } from '#lib/config/element-ids.ts';
import type { Header } from '#lib/content/contract/documents.ts';
import { isLocale } from '#lib/i18n/locales.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { useText } from '#lib/i18n/use-text.ts';

interface LanguageMenuProps {
  header: Header;
  /** The site path without language. */
  path: string;
  /** In the top bar or in the side menu. */
  variant: keyof typeof LANGUAGE_MENU_ID;
}

const BUTTON = {
  bar: 'flex min-h-11 items-center gap-2 border-s border-white/20 ps-4 font-medium',
  side: 'flex min-h-11 items-center gap-2 font-medium',
};

/**
 * Links to the same page in the other languages (spec 2.2): those of the header content that the site has messages for, each
 * named in its own script. The boot script stores the choice when a link is clicked.
 */
export function LanguageMenu({ header, path, variant }: LanguageMenuProps) {
  const locale = useLocale();
  const text = useText('language');
  const languages = (header.top.languages ?? []).filter((language) => isLocale(language.code));
  const current = languages.find((language) => language.code === locale);
  if (languages.length < 2 || current === undefined) return null;
  const label = header.top.language_aria_label ?? text('choose');
  const id = LANGUAGE_MENU_ID[variant];
  return (
    <div className="group/language">
      <button type="button" popoverTarget={id} className={BUTTON[variant]}>
        <Icon name="languages" className={variant === 'bar' ? 'size-5' : 'size-5 text-mor-700'} />
        <span className="sr-only">{label}: </span>
        <span lang={current.code} className="lang-name font-medium">
          {current.language_name}
        </span>
        <Icon name="chevron-down" className="size-4 group-has-[:popover-open]/language:rotate-180" />
      </button>
      <div id={id} popover="auto" className="dropdown">
        <ul aria-label={label}>
          {languages.map(({ code, language_name, aria_label }) => (
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
                {code === locale ? <Icon name="check" className="ms-auto size-5 text-mor-700" /> : null}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
