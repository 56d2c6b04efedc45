import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { MenuItem } from './current-menu-item.ts';

/** The tile beside the links of a menu, from 1024 px: title, description, and an image that is cut off at the bottom. */
export function MenuPanelTile({ tile }: { tile: NonNullable<MenuItem['tile']> }) {
  return (
    <Link
      href={tile.link}
      className="relative flex flex-col overflow-hidden rounded-lg bg-mor-100 p-5 no-underline max-lg:hidden"
    >
      <span className="text-h4 font-semibold">{tile.title}</span>
      {tile.description ? <span className="mt-1 text-sm">{tile.description}</span> : null}
      <span className="mt-2 inline-flex items-center gap-1 text-sm font-semibold text-mor-700 underline underline-offset-4">
        {tile.link_label}
        <Icon name="arrow-right" className="size-4 rtl:-scale-x-100" />
      </span>
      {tile.image ? (
        <span className="mt-auto -mb-5 block pt-5">
          <MediaImage media={tile.image} alt="" className="card-img -mb-[22%]" />
        </span>
      ) : null}
    </Link>
  );
}
