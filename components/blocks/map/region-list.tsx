import { Icon } from '#components/ui/icon.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { Link } from '#components/ui/link.tsx';
import { InlineParagraph } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { hasPopup, type MapSize, placementOf, type Region } from './region.ts';

interface PopupContentProps {
  region: Region;
  language: Locale;
  /** The name is shown above. */
  named?: boolean | undefined;
}

const PICTURE = { width: 256, height: 120 };

export function PopupContent({ region, language, named = false }: PopupContentProps) {
  const { label, image, description, fact, link, link_label } = region;
  const text = description ?? (named ? undefined : fact);
  return (
    <>
      {image ? (
        <MediaImage
          media={image}
          alt={textOf(language, 'map')('popup', { label })}
          size={PICTURE}
          className="mb-3 block h-auto w-full max-w-[16rem] rounded-sm"
        />
      ) : null}
      {named ? null : <p className="font-semibold">{label}</p>}
      <InlineParagraph text={text} className="mt-0.5 text-sm text-muted" />
      {link ? (
        <Link href={link} className="mt-1 inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-mor-700">
          {link_label ?? label}
          <Icon name="arrow-right" className="size-4 points" />
        </Link>
      ) : null}
    </>
  );
}

interface RegionLinksProps {
  regions: readonly Region[];
  size: MapSize;
  entryId: (position: number) => string;
}

/** In pixels of the image: 12 CSS pixels on the narrowest screens. */
const TAP_RADIUS = 44;

/** On narrow screens a tap on a region leads to its entry in the list. */
export function RegionLinks({ regions, size, entryId }: RegionLinksProps) {
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

interface Props {
  regions: readonly Region[];
  language: Locale;
  label: string;
  entryId: (position: number) => string;
}

/** The regions as accordions under the map, for narrow screens; a link to one opens it and moves the focus there. */
export function RegionList({ regions, language, label, entryId }: Props) {
  return (
    <ul aria-label={label} className="map-list mt-6 md:hidden">
      {keyed(regions, ({ label: name }) => name).map(({ key, item: region, position }) =>
        hasPopup(region) ? (
          <li key={key} className="hairline-b">
            <details className="group">
              <summary className="flex min-h-14 items-center gap-3 py-2 font-medium">
                <span className="size-2.5 shrink-0 rounded-full bg-festive" />
                {region.label}
                {region.fact ? <span className="ms-auto text-end text-sm text-muted">{region.fact}</span> : null}
                <Icon
                  name="chevron-right"
                  className={`size-5 text-khadi-500 points group-open:turned ${region.fact ? '' : 'ms-auto'}`}
                />
              </summary>
              <div id={entryId(position)} tabIndex={-1} className="map-entry ps-[1.375rem] pb-5">
                <PopupContent region={region} language={language} named />
              </div>
            </details>
          </li>
        ) : null,
      )}
    </ul>
  );
}
