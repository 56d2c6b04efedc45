import type { CurrentMenuItem, MenuItem } from './current-menu-item.ts';
import { MegaMenuTile } from './mega-menu-tile.tsx';
import { MenuLinks } from './menu-links.tsx';

interface MegaMenuProps {
  /** The target of the menu's button. */
  id: string;
  item: MenuItem;
  /** Set when the current page is in this menu. */
  current: CurrentMenuItem | undefined;
}

/** The panel of one item of the main menu: a column for each group of links, and a tile from 1024 px (spec 2.2). */
export function MegaMenu({ id, item, current }: MegaMenuProps) {
  return (
    <div id={id} popover="auto" className="sheet sheet-menu bg-white">
      <div
        className={`wrap grid gap-8 py-10 ${item.tile ? 'lg:grid-cols-[minmax(0,1fr)_17rem] xl:grid-cols-[minmax(0,1fr)_20rem]' : ''}`}
      >
        <ul className="grid grid-cols-4 items-start gap-8">
          {item.menu.map((group, index) => (
            <li key={group.id ?? group.title ?? index}>
              {group.title ? (
                <p id={`${id}-${index}`} className="text-sm font-semibold text-khadi-600">
                  {group.title}
                </p>
              ) : null}
              <MenuLinks
                links={group.menu_lists}
                menu={item.menu_label}
                current={current}
                labelledBy={group.title ? `${id}-${index}` : undefined}
                className="-mx-3 mt-2"
                linkClass="sheet-link"
              />
            </li>
          ))}
        </ul>
        {item.tile ? <MegaMenuTile tile={item.tile} /> : null}
      </div>
    </div>
  );
}
