import { Link } from '#components/ui/link.tsx';
import { hasPopup, type MapSize, placementOf, type Region } from './region.ts';

interface Props {
  regions: readonly Region[];
  size: MapSize;
  /** Gives the id of a region's entry in the list under the map. */
  entryId: (position: number) => string;
}

/** Radius around the mark that can be tapped, in pixels of the image: 12 CSS pixels on the narrowest screens. */
const TAP_RADIUS = 44;

/** On narrow screens, where a popup has no room, a tap on a region leads to its entry in the list, which says the same. */
export function RegionLinks({ regions, size, entryId }: Props) {
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className="map-links md:hidden" aria-hidden="true" focusable="false">
      {regions.map((region, position) => {
        if (!hasPopup(region)) return null;
        const [x, y] = placementOf(region, size).centre;
        return (
          <Link key={entryId(position)} href={`#${entryId(position)}`} tabIndex={-1}>
            <polygon points={region.coords.map((corner) => corner.join()).join(' ')} />
            <circle cx={x} cy={y} r={TAP_RADIUS} />
          </Link>
        );
      })}
    </svg>
  );
}
