import type { Entry } from './entries.ts';
import { fold } from './fold.ts';

/** Suggestions under the search bar. */
const SUGGESTIONS_MAX = 8;

/**
 * The titles to suggest: those that begin with what is typed first, pages before what is on them.
 * @param found the entries that fit, the best first
 */
export function suggestionsOf(found: readonly Entry[], query: string): string[] {
  const start = fold(query);
  const byTitle = new Map<string, { title: string; place: number }>();
  for (const { title, kind } of found) {
    const folded = fold(title);
    const place = (folded.startsWith(start) ? 0 : 2) + (kind === 'pages' ? 0 : 1);
    const known = byTitle.get(folded);
    if (!known) byTitle.set(folded, { title, place });
    else known.place = Math.min(known.place, place);
  }
  return [...byTitle.values()]
    .toSorted((a, b) => a.place - b.place)
    .slice(0, SUGGESTIONS_MAX)
    .map(({ title }) => title);
}
