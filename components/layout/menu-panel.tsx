import type { CurrentMenuItem, MenuItem } from './current-menu-item.ts';
import { MenuLinks } from './menu-links.tsx';
import { MenuPanelTile } from './menu-panel-tile.tsx';

interface MenuPanelProps {
  /** The target of the menu's button. */
  id: string;
  item: MenuItem;
  /** Set when the current page is in this menu. */
  current: CurrentMenuItem | undefined;
}

/** The panel of one item of the main menu: its groups of links, side by side from 768 px, and a tile from 1024 px (spec 2.2). */
export function MenuPanel({ id, item, current }: MenuPanelProps) {
  return (
    <div id={id} popover="auto" className="sheet menu-panel">
      <div className="menu-panel-content">
        <ul className="menu-groups">
          {item.menu.map((group, index) => (
            <li key={group.id ?? group.title ?? index}>
              {group.title ? <p id={`${id}-${index}`}>{group.title}</p> : null}
              <MenuLinks
                links={group.menu_lists}
                menu={item.menu_label}
                current={current}
                labelledBy={group.title ? `${id}-${index}` : undefined}
              />
            </li>
          ))}
        </ul>
        {item.tile ? <MenuPanelTile tile={item.tile} /> : null}
      </div>
    </div>
  );
}
