import { SearchBar } from '#components/search/search-bar.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { menuPanelId, SIDE_MENU_ID } from '#lib/config/element-ids.ts';
import type { BreadcrumbItem } from '#lib/content/contract/atoms.ts';
import type { Header } from '#lib/content/contract/documents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { findCurrentMenuItem } from './current-menu-item.ts';
import { HomeLogo } from './home-logo.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { SideMenu } from './side-menu.tsx';

interface MainBarProps {
  header: Header;
  /** The language of labels, that of the header content. */
  labelLocale: Locale;
  path: string;
  breadcrumb: readonly BreadcrumbItem[];
  placeholder: string | undefined;
}

/** The main bar, which stays at the top: logo, dropdown menus, search, and under 768 px the side menu (spec 2.2). */
export function MainBar({ header, labelLocale, path, breadcrumb, placeholder }: MainBarProps) {
  const text = textOf(labelLocale, 'header');
  const menu = header.bottom.header_menu ?? [];
  const current = findCurrentMenuItem(menu, path, breadcrumb);
  return (
    <div className="main-bar sticky top-0 z-20 border-b border-khadi-200 bg-white">
      <div className="wrap flex min-h-(--header-height) items-center gap-3 lg:gap-8">
        <HomeLogo header={header} className="h-7 w-auto lg:h-9" priority />
        {menu.length > 0 ? (
          <nav className="ms-auto flex min-w-0 self-stretch max-md:hidden" aria-label={text('main')}>
            <ul className="flex min-w-0 items-stretch">
              {menu.map((item, index) => (
                <li
                  key={item.id ?? item.menu_label}
                  className="menu-item flex min-w-0"
                  data-current={current?.item === item || undefined}
                >
                  <button
                    type="button"
                    popoverTarget={menuPanelId(index)}
                    aria-current={current?.item === item ? 'true' : undefined}
                    className="menu-button relative flex min-w-0 items-center px-2 text-start leading-tight font-medium hover:text-mor-700 lg:px-3.5"
                  >
                    {item.menu_label}
                    <span className="chevron-slot max-lg:hidden">
                      <Icon name="chevron-down" className="size-4 text-khadi-500" />
                    </span>
                  </button>
                  <MegaMenu id={menuPanelId(index)} item={item} current={current?.item === item ? current : undefined} />
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <SearchBar
          labelLocale={labelLocale}
          placeholder={placeholder}
          className={menu.length > 0 ? 'max-md:ms-auto' : 'ms-auto'}
        />
        <button type="button" popoverTarget={SIDE_MENU_ID} aria-label={text('openMenu')} className="icon-btn md:hidden">
          <Icon name="menu" />
        </button>
        <SideMenu header={header} labelLocale={labelLocale} path={path} current={current} />
      </div>
    </div>
  );
}
