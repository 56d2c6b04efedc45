import { Icon } from '#components/ui/icon.tsx';
import { LANGUAGE_MENU_ID } from '#lib/config/element-ids.ts';
import type { Header } from '#lib/content/contract/documents.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { useText } from '#lib/i18n/use-text.ts';
import { LanguageLinks, languagesOf } from './language-links.tsx';

interface LanguageMenuProps {
  header: Header;
  /** The site path without language. */
  path: string;
  /** In the top bar or in the side menu. */
  variant: keyof typeof LANGUAGE_MENU_ID;
}

/** The menu with the same page in the other languages (spec 2.2). */
export function LanguageMenu({ header, path, variant }: LanguageMenuProps) {
  const locale = useLocale();
  const text = useText('language');
  const languages = languagesOf(header);
  const current = languages.find((language) => language.code === locale);
  if (languages.length < 2 || current === undefined) return null;
  const label = header.top.language_aria_label ?? text('choose');
  const id = LANGUAGE_MENU_ID[variant];
  return (
    <div>
      <button type="button" popoverTarget={id} className="language-button">
        <Icon name="languages" className="size-5" />
        <span className="sr-only">{`${label}: `}</span>
        <span lang={current.code} className="lang-name">
          {current.language_name}
        </span>
        <Icon name="chevron-down" className="size-4" />
      </button>
      <div id={id} popover="auto" className="dropdown">
        <LanguageLinks header={header} path={path} />
      </div>
    </div>
  );
}
