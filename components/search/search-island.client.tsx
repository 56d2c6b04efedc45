'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { loadIsland } from '#lib/browser/chunks.ts';
import { searchIds } from '#lib/config/element-ids.ts';
import type { SearchIslandProps } from './search-labels.ts';

const loadAssist = () => loadIsland(() => import('./search-assist.client.tsx'));

// The search is what the page is hydrated for: its chunk comes meanwhile.
if (typeof document !== 'undefined' && document.activeElement?.closest('search')) void loadAssist();

/** Loads `SearchAssist` at the first focus in its form; when that fails, the form works as the server rendered it. */
export function SearchIsland(props: SearchIslandProps) {
  const [Assist, setAssist] = useState<ComponentType<SearchIslandProps>>();
  const { kind } = props;
  useEffect(() => {
    const form = document.getElementById(searchIds(kind).form);
    if (!form) return;
    const load = () => {
      loadAssist().then((chunk) => {
        if (chunk) setAssist(() => chunk.SearchAssist);
      });
    };
    form.addEventListener('focusin', load, { once: true });
    if (kind === 'page' || form.contains(document.activeElement)) load();
    return () => form.removeEventListener('focusin', load);
  }, [kind]);
  return Assist ? <Assist {...props} /> : null;
}
