import type { CSSProperties } from 'react';
import type { Locale } from '#lib/i18n/locales.ts';
import { PopupContent } from './popup-content.tsx';
import { hasPopup, type MapSize, placementOf, type Region } from './region.ts';

interface Props {
  region: Region;
  size: MapSize;
  language: Locale;
  /** An id that nothing else on the page has. */
  id: string;
}

/**
 * One region of the map: its polygon and mark, a button for keyboards and touch, its popup. Positions are parts of the
 * picture, so that all of it scales by itself (spec 2.9).
 */
export function MapRegion({ region, size, language, id }: Props) {
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
      <button type="button" aria-label={region.label} aria-expanded="false" aria-controls={id} className="map-button" />
      <div id={id} className={`map-popup ${below ? 'map-popup-below' : ''}`}>
        <PopupContent region={region} language={language} />
      </div>
    </div>
  );
}
