import { Icon } from '#components/ui/icon.tsx';
import { SIDE_MENU_ID } from '#lib/config/element-ids.ts';
import type { Header } from '#lib/content/contract/documents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { CurrentMenuItem } from './current-menu-item.ts';
import { HomeLogo } from './home-logo.tsx';
import { SideMenuFooter } from './side-menu-footer.tsx';
import { SideMenuSection } from './side-menu-section.tsx';

interface SideMenuProps {
  header: Header;
  labelLocale: Locale;
  path: string;
  current: CurrentMenuItem | undefined;
}

/** The side menu, under 768 px (spec 2.2), with everything that is in both bars. */
export function SideMenu({ header, labelLocale, path, current }: SideMenuProps) {
  const text = textOf(labelLocale, 'header');
  return (
    <div id={SIDE_MENU_ID} popover="auto" role="dialog" aria-label={text('menu')} className="side-menu bg-white text-ink">
      <div className="flex min-h-(--header-height) shrink-0 items-center justify-between border-b border-khadi-200 px-4">
        <HomeLogo header={header} className="h-7 w-auto" />
        <button
          type="button"
          popoverTarget={SIDE_MENU_ID}
          popoverTargetAction="hide"
          // biome-ignore lint/a11y/noAutofocus: it takes effect when the menu opens, and moves the focus into it.
          autoFocus
          aria-label={text('closeMenu')}
          className="icon-btn -me-2 bg-mor-50"
        >
          <Icon name="x" />
        </button>
      </div>
      <nav className="side-menu-list px-4" aria-label={text('main')}>
        {header.bottom.header_menu?.map((item, index) => (
          <SideMenuSection
            key={item.id ?? item.menu_label}
            name={`${SIDE_MENU_ID}-${index + 1}`}
            item={item}
            current={current?.item === item ? current : undefined}
          />
        ))}
      </nav>
      <SideMenuFooter header={header} labelLocale={labelLocale} path={path} />
    </div>
  );
}
