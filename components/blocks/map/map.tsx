import { type CSSProperties, useId } from 'react';
import { keyed } from '#components/ui/keyed.ts';
import { InlineMarkdown, InlineParagraph } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import { MAP_IMAGE } from '#lib/config/constants.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';
import { MapPopups } from './map-popups.client.tsx';
import { hasPopup, type MapSize, placementOf, type Region } from './region.ts';
import { PopupContent, RegionLinks, RegionList } from './region-list.tsx';

interface Props {
  region: Region;
  size: MapSize;
  language: Locale;
  /** Unique on the page. */
  id: string;
}

/** Positions are in per cent of the image, so that they scale with it. */
function MapRegion({ region, size, language, id }: Props) {
  const { centre, left, top, below } = placementOf(region, size);
  const [x, y] = centre;
  const viewBox = `0 0 ${size.width} ${size.height}`;
  if (!hasPopup(region)) {
    return (
      <svg viewBox={viewBox} className="map-shape" role="img" aria-label={region.label}>
        <circle cx={x} cy={y} r="9" className="map-home" />
      </svg>
    );
  }
  const place: CSSProperties & Record<'--x' | '--y', string> = { '--x': left, '--y': top };
  return (
    <div data-region="" className="map-region" style={place}>
      <svg viewBox={viewBox} className="map-shape" aria-hidden="true" focusable="false">
        <polygon points={region.coords.map((corner) => corner.join()).join(' ')} />
        <circle cx={x} cy={y} r="20" className="map-halo" />
        <circle cx={x} cy={y} r="8" className="map-dot" />
      </svg>
      <button type="button" aria-label={region.label} aria-expanded="false" aria-controls={id} className="map-button">
        <span className="max-lg:hidden">{region.label}</span>
      </button>
      <div id={id} className={`map-popup ${below ? 'map-popup-below' : ''}`}>
        <PopupContent region={region} language={language} />
      </div>
    </div>
  );
}

const WORLD = { url: '/art/map/world.svg', ...MAP_IMAGE };

/** Regions show a popup, on narrow screens a list below. */
export function WorldMap({ block, place }: BlockProps<'blocks.map'>) {
  const { title, description, image, lists } = block;
  const { language } = place;
  const t = textOf(language, 'map');
  const id = useId();
  const entryId = (position: number) => `${id}-entry-${position}`;
  const size = { width: image?.width ?? MAP_IMAGE.width, height: image?.height ?? MAP_IMAGE.height };
  return (
    <Section place={place}>
      {title ? (
        <h2 className="text-h2">
          <InlineMarkdown>{title}</InlineMarkdown>
        </h2>
      ) : null}
      <InlineParagraph text={description} className="mt-2 text-muted" />
      <MapPopups className={`map-stage relative max-md:-mx-[var(--gutter)] ${title ? 'mt-8' : ''}`}>
        <MediaImage
          media={{ ...(image ?? WORLD), ...size }}
          isOwn={image === undefined}
          alt={t('alt')}
          className="block h-auto w-full bg-mor-50 md:rounded-lg"
        />
        {keyed(lists, ({ label }) => label).map(({ key, item: region, position }) => (
          <MapRegion key={key} region={region} size={size} language={language} id={`${id}-${position}`} />
        ))}
        <RegionLinks regions={lists} size={size} entryId={entryId} />
      </MapPopups>
      <RegionList regions={lists} language={language} label={t('regions')} entryId={entryId} />
    </Section>
  );
}
