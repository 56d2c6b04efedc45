import { useId } from 'react';
import { keyed } from '#components/ui/keyed.ts';
import { InlineMarkdown, InlineParagraph } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import { MAP_IMAGE } from '#lib/config/constants.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';
import { MapPopups } from './map-popups.client.tsx';
import { MapRegion } from './map-region.tsx';
import { RegionLinks, RegionList } from './region-list.tsx';

/** The map of the world, shown when the content has no image. */
const WORLD = { url: '/art/map/world.svg', ...MAP_IMAGE };

/** spec 2.9: a map whose regions show a popup; on narrow screens a list of the regions stands under it. */
export function WorldMap({ block, place }: BlockProps<'blocks.map'>) {
  const { title, description, image, lists } = block;
  const { language, surface } = place;
  const t = textOf(language, 'map');
  const id = useId();
  const entryId = (position: number) => `${id}-entry-${position}`;
  const size = { width: image?.width ?? MAP_IMAGE.width, height: image?.height ?? MAP_IMAGE.height };
  return (
    <Section surface={surface}>
      {title ? (
        <h2 className="text-h2">
          <InlineMarkdown>{title}</InlineMarkdown>
        </h2>
      ) : null}
      <InlineParagraph text={description} className="mt-2 max-w-[38rem] text-muted" />
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
