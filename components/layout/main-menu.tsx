import { FontSize } from '#components/font-size/font-size.client.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { menuPanelId, SIDE_MENU_ID } from '#lib/config/element-ids.ts';
import type { BreadcrumbItem } from '#lib/contract/atoms.ts';
import type { Header } from '#lib/contract/documents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { type CurrentMenuItem, findCurrentMenuItem, type MenuItem } from './current-menu-item.ts';
import { fontSizeLabels } from './font-size-labels.ts';
import { HomeLogo, OrganisationLink, UtilityLink } from './header-links.tsx';
import { MenuPanel } from './menu-panel.tsx';

interface MainMenuItemProps {
  item: MenuItem;
  index: number;
  current: CurrentMenuItem | undefined;
}

/**
 * From 768 px a button opens the panel as a popover. Below, the panel is a section of an accordion, opened by the `<details>` before
 * it: a popover cannot stand in the flow of the side menu.
 */
function MainMenuItem({ item, index, current }: MainMenuItemProps) {
  const id = menuPanelId(index);
  return (
    <li className="menu-item" data-current={current !== undefined || undefined}>
      <details name="main-menu" open={current !== undefined}>
        <summary className="menu-summary plus-minus">{item.menu_label}</summary>
      </details>
      <button type="button" popoverTarget={id} aria-current={current ? 'true' : undefined} className="menu-button">
        {item.menu_label}
      </button>
      <MenuPanel id={id} item={item} current={current} />
    </li>
  );
}

function SideMenuFooter({ header, labelLocale }: { header: Header; labelLocale: Locale }) {
  return (
    <>
      <div className="side-menu-tools">
        <FontSize labels={fontSizeLabels(labelLocale)} variant="menu" />
      </div>
      <div className="side-menu-links">
        <ul aria-label={textOf(labelLocale, 'header')('utility')}>
          {header.top.utility_menu?.map((item) => (
            <li key={item.title}>
              <UtilityLink item={item} className="utility-link" />
            </li>
          ))}
        </ul>
        <OrganisationLink header={header} labelLocale={labelLocale} />
      </div>
    </>
  );
}

interface MainMenuProps {
  header: Header;
  labelLocale: Locale;
  path: string;
  breadcrumb: readonly BreadcrumbItem[];
}

/**
 * Links are rendered once: from 768 px in the main bar; below, its button opens the side menu, with the logo above and the top bar's
 * links beneath.
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
        <SideMenuFooter header={header} labelLocale={labelLocale} />
      </nav>
    </>
  );
}
