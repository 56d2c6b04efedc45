import { Fragment } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { MenuLink } from '#lib/contract/documents.ts';
import { ContentLink } from './content-link.tsx';
import type { CurrentMenuItem, MenuItem } from './current-menu-item.ts';

interface MenuLinksProps {
  links: readonly MenuLink[];
  /** The menu item's label, for the log when a link has no address. */
  menu: string;
  current: CurrentMenuItem | undefined;
  labelledBy?: string | undefined;
}

function MenuLinks({ links, menu, current, labelledBy }: MenuLinksProps) {
  return (
    <ul aria-labelledby={labelledBy}>
      {links.map((link) => (
        <li key={`${link.menu_label} ${link.menu_link} ${link.card_index}`}>
          <ContentLink
            link={link.menu_link}
            source={`header: ${menu} > ${link.menu_label}`}
            newTab={link.is_external_link}
            cardIndex={link.card_index}
            current={link === current?.link ? current.ariaCurrent : undefined}
          >
            {link.menu_label}
            {link.is_external_link ? <Icon name="arrow-up-right" className="size-4 text-khadi-500 points" /> : null}
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}

/** From 1024 px: title, description, and an image cut off at the bottom. */
function MenuPanelTile({ tile }: { tile: NonNullable<MenuItem['tile']> }) {
  return (
    <Link href={tile.link} className="menu-tile">
      <span className="menu-tile-title">{tile.title}</span>
      {tile.description ? <span className="menu-tile-text">{tile.description}</span> : null}
      <span className="menu-tile-label">
        {tile.link_label}
        <Icon name="arrow-right" className="size-4 points" />
      </span>
      {tile.image ? <MediaImage media={tile.image} alt="" className="card-img" /> : null}
    </Link>
  );
}

interface MenuPanelProps {
  id: string;
  item: MenuItem;
  current: CurrentMenuItem | undefined;
}

/** Groups of links, side by side from 768 px, and a tile from 1024 px. */
export function MenuPanel({ id, item, current }: MenuPanelProps) {
  return (
    <div id={id} popover="auto" className="sheet menu-panel">
      {item.menu.map((group, index) => (
        <Fragment key={group.id ?? group.title ?? index}>
          {group.title ? <p id={`${id}-${index}`}>{group.title}</p> : null}
          <MenuLinks
            links={group.menu_lists}
            menu={item.menu_label}
            current={current}
            labelledBy={group.title ? `${id}-${index}` : undefined}
          />
        </Fragment>
      ))}
      {item.tile ? <MenuPanelTile tile={item.tile} /> : null}
    </div>
  );
}
