import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { MenuItem } from './current-menu-item.ts';

/** The tile beside the links of a menu, from 1024 px: title, description, and an image that is cut off at the bottom. */
export function MenuPanelTile({ tile }: { tile: NonNullable<MenuItem['tile']> }) {
  return (
    <Link href={tile.link} className="menu-tile">
      <span className="menu-tile-title">{tile.title}</span>
      {tile.description ? <span className="menu-tile-text">{tile.description}</span> : null}
      <span className="menu-tile-label">
        {tile.link_label}
        <Icon name="arrow-right" className="size-4 rtl:-scale-x-100" />
      </span>
      {tile.image ? <MediaImage media={tile.image} alt="" className="card-img" /> : null}
    </Link>
  );
}
