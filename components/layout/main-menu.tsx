import { Icon } from '#components/ui/icon.tsx';
import { SIDE_MENU_ID } from '#lib/config/element-ids.ts';
import type { BreadcrumbItem } from '#lib/content/contract/atoms.ts';
import type { Header } from '#lib/content/contract/documents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { findCurrentMenuItem } from './current-menu-item.ts';
import { HomeLogo } from './home-logo.tsx';
import { MainMenuItem } from './main-menu-item.tsx';
import { SideMenuFooter } from './side-menu-footer.tsx';

interface MainMenuProps {
  header: Header;
  /** The language of the header content, for labels. */
  labelLocale: Locale;
  path: string;
  breadcrumb: readonly BreadcrumbItem[];
}

/**
 * The main menu (spec 2.2). Its links are rendered once: from 768 px it is in the main bar; below, its button opens it as
 * the side menu, with the logo above and everything from the top bar beneath.
 */
export function MainMenu({ header, labelLocale, path, breadcrumb }: MainMenuProps) {
  const text = textOf(labelLocale, 'header');
  const menu = header.bottom.header_menu ?? [];
  const current = findCurrentMenuItem(menu, path, breadcrumb);
  return (
    <>
      <button type="button" popoverTarget={SIDE_MENU_ID} aria-label={text('openMenu')} className="icon-btn">
        <Icon name="menu" />
      </button>
      <nav id={SIDE_MENU_ID} popover="auto" aria-label={text('main')} className="main-menu">
        <div className="side-menu-header">
          <HomeLogo header={header} />
          <button
            type="button"
            popoverTarget={SIDE_MENU_ID}
            popoverTargetAction="hide"
            // biome-ignore lint/a11y/noAutofocus: it takes effect when the menu opens, and moves the focus into it.
            autoFocus
            aria-label={text('closeMenu')}
            className="icon-btn"
          >
            <Icon name="x" />
          </button>
        </div>
        <ul className="main-menu-items">
          {menu.map((item, index) => (
            <MainMenuItem
              key={item.id ?? item.menu_label}
              item={item}
              index={index}
              current={current?.item === item ? current : undefined}
            />
          ))}
        </ul>
        <SideMenuFooter header={header} labelLocale={labelLocale} path={path} />
      </nav>
    </>
  );
}
