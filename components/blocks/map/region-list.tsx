import { Icon } from '#components/ui/icon.tsx';
import { keyed } from '#components/ui/keyed.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { PopupContent } from './popup-content.tsx';
import { hasPopup, type Region } from './region.ts';

interface Props {
  regions: readonly Region[];
  language: Locale;
  label: string;
  /** Gives the id of a region's entry, to which the map links. */
  entryId: (position: number) => string;
}

/**
 * The regions as a list under the map, for narrow screens: each opens the content of its popup in place. A link to that content
 * opens it and moves the focus there.
 */
export function RegionList({ regions, language, label, entryId }: Props) {
  return (
    <ul aria-label={label} className="map-list mt-6 md:hidden">
      {keyed(regions, ({ label: name }) => name).map(({ key, item: region, position }) =>
        hasPopup(region) ? (
          <li key={key} className="border-b border-khadi-200">
            <details className="group">
              <summary className="flex min-h-14 items-center gap-3 py-2 font-medium">
                <span className="size-2.5 shrink-0 rounded-full bg-rani-600" />
                {region.label}
                {region.fact ? <span className="ms-auto text-end text-sm text-muted">{region.fact}</span> : null}
                <Icon
                  name="chevron-right"
                  className={`size-5 text-khadi-500 group-open:rotate-90 rtl:-scale-x-100 ${region.fact ? '' : 'ms-auto'}`}
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
