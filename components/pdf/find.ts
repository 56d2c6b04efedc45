import type { EventBus } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { viewer } from './engine.ts';
import type { PatchState } from './state.ts';

/** The search for words in the open document. */
export interface Find {
  /** Looks for words, or for the next or previous place of the same words. */
  search: (query: string, again?: 'next' | 'previous') => void;
  close: () => void;
}

interface Outcome {
  matchesCount: { current: number; total: number };
  state?: number;
}

/**
 * The search for words over a viewer (spec 2.7).
 * @param eventBus the viewer's own, on which it tells what it finds
 * @param patch is told the place of the present match, the number of all, and whether the search has ended
 */
export function createFind(eventBus: EventBus, patch: PatchState): Find {
  const tell = ({ matchesCount, state }: Outcome) =>
    patch({ find: { ...matchesCount, done: state !== viewer.FindState.PENDING } });
  eventBus.on('updatefindcontrolstate', tell);
  eventBus.on('updatefindmatchescount', tell);
  const search = (query: string, again?: 'next' | 'previous') =>
    eventBus.dispatch('find', {
      source: eventBus,
      type: again ? 'again' : '',
      query,
      caseSensitive: false,
      entireWord: false,
      highlightAll: true,
      findPrevious: again === 'previous',
      // In Hindi the vowel signs count as marks: without them बैंक would be found in बकाया.
      matchDiacritics: /\p{Mark}/u.test(query),
    });
  return { search, close: () => eventBus.dispatch('findbarclose', { source: eventBus }) };
}
