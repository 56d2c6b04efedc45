import { localizeDocument } from '../localize.ts';
import type { Documents } from '../store.ts';
import { type Entry, entriesOf } from './entries.ts';

/** What makes two records one: the same text under the same title, wherever it is shown. */
function keyOf({ kind, title, description, link }: Entry, home: boolean): string {
  if (kind === 'pages') return link;
  return home ? `${kind} ${title}` : `${kind} ${title} ${description}`;
}

/**
 * Everything that can be found in one language, in a fixed order: the pages by file name, the home page last, because what it
 * shows of other pages is found there.
 */
export function collectEntries(documents: Documents, locale: string, product: string): Entry[] {
  const values = { product, today: new Date() };
  const home = documents.named.get('home-page');
  const pages = [...documents.pages].map(([slug, page]) => [`/${slug}`, page] as const);
  const entries = new Map<string, Entry>();
  const titles = new Set<string>();
  for (const [link, page] of home ? [...pages, ['/', home] as const] : pages) {
    for (const entry of entriesOf(localizeDocument(page, locale, values), link, locale)) {
      const key = keyOf(entry, false);
      if (entries.has(key) || (link === '/' && titles.has(keyOf(entry, true)))) continue;
      entries.set(key, entry);
      titles.add(keyOf(entry, true));
    }
  }
  return [...entries.values()];
}
