'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { SEARCH_BAR_ID, type SearchFormKind, searchIds } from '#components/element-ids.ts';
import { loadIsland } from '#lib/browser/chunks.ts';
import type { SearchLabels } from './search-labels.ts';

export interface SearchIslandProps {
  place: SearchFormKind;
  /** The product slug, which names the site to the search. */
  site: string;
  labels: SearchLabels;
}

/**
 * The part of the search that every page carries: it waits for the first focus in its form and then loads the rest. When
 * that does not come, the form stays what the server made it. An address that ends in the id of the bar opens the bar.
 */
export function SearchIsland(props: SearchIslandProps) {
  const [Assist, setAssist] = useState<ComponentType<SearchIslandProps>>();
  const { place } = props;
  useEffect(() => {
    const form = document.getElementById(searchIds(place).form);
    if (!form) return;
    const load = () => {
      loadIsland(() => import('./search-assist.client.tsx')).then((chunk) => {
        if (chunk) setAssist(() => chunk.SearchAssist);
      });
    };
    form.addEventListener('focusin', load, { once: true });
    if (place === 'page' || form.contains(document.activeElement)) load();
    else if (location.hash === `#${SEARCH_BAR_ID}`) document.getElementById(SEARCH_BAR_ID)?.showPopover();
    return () => form.removeEventListener('focusin', load);
  }, [place]);
  return Assist ? <Assist {...props} /> : null;
}
