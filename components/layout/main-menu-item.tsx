import { Icon } from '#components/ui/icon.tsx';
import { menuPanelId } from '#lib/config/element-ids.ts';
import type { CurrentMenuItem, MenuItem } from './current-menu-item.ts';
import { MenuPanel } from './menu-panel.tsx';

interface MainMenuItemProps {
  item: MenuItem;
  /** Its place in the menu, from 0. */
  index: number;
  /** Set when the current page is in this item. */
  current: CurrentMenuItem | undefined;
}

/**
 * One item of the main menu. A button opens its panel as a popover from 768 px. Below, the panel is a section of an accordion,
 * which the `<details>` before it opens: a popover itself cannot stand in the flow of the side menu.
 */
export function MainMenuItem({ item, index, current }: MainMenuItemProps) {
  const id = menuPanelId(index);
  return (
    <li className="menu-item" data-current={current !== undefined || undefined}>
      <details name="main-menu" open={current !== undefined}>
        <summary className="menu-summary plus-minus">{item.menu_label}</summary>
      </details>
      <button type="button" popoverTarget={id} aria-current={current ? 'true' : undefined} className="menu-button">
        {item.menu_label}
        <span className="chevron-slot">
          <Icon name="chevron-down" className="size-4" />
        </span>
      </button>
      <MenuPanel id={id} item={item} current={current} />
    </li>
  );
}
