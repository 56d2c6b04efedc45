import { localizeDocument, valuesNow } from '../localize.ts';
import { createCollections } from '../records/collection.ts';
import { sitePages, siteRecords } from '../site-addresses.ts';
import type { Documents } from '../store.ts';
import { type Entry, entriesOf } from './page-entries.ts';
import { entryOf } from './record-entry.ts';

/** What makes two records one: the same text under the same title, wherever it is shown. */
function keyOf({ kind, title, description, link }: Entry, home: boolean): string {
  if (kind === 'pages') return link;
  return home ? `${kind} ${title}` : `${kind} ${title} ${description}`;
}

/**
 * Everything that can be found in one language, in a fixed order: the records of the lists, the pages by file name, the home
 * page last, because what it shows of other pages is found there.
 */
export function collectEntries(documents: Documents, locale: string, product: string): Entry[] {
  const values = valuesNow(product);
  const entries = new Map<string, Entry>();
  const titles = new Set<string>();
  const add = (entry: Entry, link: string) => {
    const key = keyOf(entry, false);
    if (entries.has(key) || (link === '/' && titles.has(keyOf(entry, true)))) return;
    entries.set(key, entry);
    titles.add(keyOf(entry, true));
  };
  for (const { record, kind, link } of siteRecords(
    createCollections(() => documents),
    values,
  )) {
    const entry = entryOf(record, kind, link, locale, values);
    if (entry) add(entry, link);
  }
  for (const { link, document } of sitePages(documents, product)) {
    for (const entry of entriesOf(localizeDocument(document, locale, values), link, locale)) add(entry, link);
  }
  return [...entries.values()];
}
