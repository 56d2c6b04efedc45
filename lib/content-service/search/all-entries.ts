import { loungeCityPath } from '#lib/content/contract/lounge-paths.ts';
import { LOCALES } from '#lib/i18n/locales.ts';
import { type JsonObject, localizeDocument, valuesNow } from '../localize.ts';
import { createCollections, textIn } from '../records/collection.ts';
import { sitePages, siteRecords } from '../site-addresses.ts';
import type { Documents } from '../store.ts';
import { readBestBets } from './best-bets.ts';
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
  const collection = createCollections(() => documents);
  const pages = sitePages(documents, product);
  const phrasesOf = readBestBets(collection('best-bets'), values);
  const entries = new Map<string, Entry>();
  const titles = new Set<string>();
  const add = (entry: Entry, link: string) => {
    const key = keyOf(entry, false);
    if (entries.has(key) || (link === '/' && titles.has(keyOf(entry, true)))) return;
    entries.set(key, entry);
    titles.add(keyOf(entry, true));
  };

  const titlesIn = ({ title, question }: JsonObject) =>
    [...new Set(LOCALES.map((code) => textIn(title ?? question, code, values)))].filter(Boolean);
  const listTitles = new Map(pages.map(({ link, document }) => [link, titlesIn(document)]));
  /** A card is also called after its list: “Classic” is a “Classic credit card”. */
  const fullNames = (entry: Entry, names: readonly string[]): string[] => {
    const path = entry.link.split(/[?#]/)[0] ?? '';
    const list = listTitles.get(path) ?? listTitles.get(path.slice(0, path.lastIndexOf('/'))) ?? [];
    return entry.kind === 'cards' ? names.map((name, index) => `${name} ${list[index] ?? ''}`) : [];
  };
  const isCity = ({ kind, link }: Entry) => kind === 'pages' && link.startsWith(loungeCityPath(''));
  const withAliases = (entry: Entry, source: JsonObject): Entry => {
    const names = titlesIn(source);
    const others = names.filter((name) => name !== entry.title);
    return { ...entry, aliases: [...others, ...fullNames(entry, names)], phrases: phrasesOf(entry.link), isPlace: isCity(entry) };
  };

  for (const { record, kind, link } of siteRecords(collection, values)) {
    const entry = entryOf(record, kind, link, locale, values);
    if (entry) add(withAliases(entry, record), link);
  }
  for (const { link, document } of pages) {
    for (const entry of entriesOf(localizeDocument(document, locale, values), link, locale)) {
      add(entry.kind === 'pages' ? withAliases(entry, document) : entry, link);
    }
  }
  return [...entries.values()];
}
