import type { EventBus } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { viewer } from './engine.ts';
import type { PatchState } from './state.ts';

interface FindEvent {
  matchesCount: { current: number; total: number };
  state?: number;
}

/** @param patch receives the number of the current match, the number of matches, and whether the search has finished */
export function createFind(eventBus: EventBus, patch: PatchState) {
  const report = ({ matchesCount, state }: FindEvent) =>
    patch({ find: { ...matchesCount, done: state !== viewer.FindState.PENDING } });
  eventBus.on('updatefindcontrolstate', report);
  eventBus.on('updatefindmatchescount', report);
  /** @param again the next or previous match of the same text */
  const search = (query: string, again?: 'next' | 'previous') =>
    eventBus.dispatch('find', {
      source: eventBus,
      type: again ? 'again' : '',
      query,
      caseSensitive: false,
      entireWord: false,
      highlightAll: true,
      findPrevious: again === 'previous',
      // Hindi vowel signs are marks: without them बैंक would match बकाया.
      matchDiacritics: /\p{Mark}/u.test(query),
    });
  return { search, close: () => eventBus.dispatch('findbarclose', { source: eventBus }) };
}
