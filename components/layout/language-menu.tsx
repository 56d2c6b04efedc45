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

const BUTTON = {
  bar: 'flex min-h-11 items-center gap-2 border-s border-white/20 ps-4 font-medium',
  side: 'flex min-h-11 items-center gap-2 font-medium',
};

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
        <LanguageLinks header={header} path={path} />
      </div>
    </div>
  );
}
