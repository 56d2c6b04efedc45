import { loungeCityPath } from '#lib/content/contract/lounge-paths.ts';
import { LOCALES } from '#lib/i18n/locales.ts';
import { pathnameOf } from '#lib/security/addresses.ts';
import { type Json, type JsonObject, localizeDocument, valuesNow } from '../localize.ts';
import { siteRecords } from '../record-links.ts';
import { createCollections, textIn } from '../records/collection.ts';
import { sitePages } from '../site-pages.ts';
import type { Documents } from '../store.ts';
import { createBankLinks } from './bank-links.ts';
import { readBestBets } from './best-bets.ts';
import { type Entry, entriesOf } from './page-entries.ts';
import { bankEntry, entryOf } from './record-entry.ts';

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

  const inEachLanguage = (value: Json | undefined) =>
    [...new Set(LOCALES.map((code) => textIn(value, code, values)))].filter(Boolean);
  const titlesIn = ({ title, question, bank_name }: JsonObject) => inEachLanguage(title ?? question ?? bank_name);
  const listTitles = new Map(pages.map(({ link, document }) => [link, titlesIn(document)]));
  /** Cards and offers are also called after their list: “Classic credit card”, “Udaipur stays, exclusive offer”. */
  const fullNames = ({ kind, link }: Entry, source: JsonObject): string[] => {
    if (kind !== 'cards' && kind !== 'offers') return [];
    const path = pathnameOf(link);
    const list = listTitles.get(path) ?? listTitles.get(path.slice(0, path.lastIndexOf('/'))) ?? [];
    const names = kind === 'cards' ? [source.title] : [source.city_label ?? source.country, source.category_label];
    return LOCALES.map((code, index) =>
      [...names.map((name) => textIn(name, code, values)), list[index] ?? ''].filter(Boolean).join(' '),
    );
  };
  const isCity = ({ kind, link }: Entry) => kind === 'pages' && link.startsWith(loungeCityPath(''));
  const withAliases = (entry: Entry, source: JsonObject): Entry => {
    const others = titlesIn(source).filter((name) => name !== entry.title);
    const phrases = phrasesOf(entry.link);
    const properNames = isCity(entry) ? phrases : inEachLanguage(source.merchant ?? source.bank_name);
    return { ...entry, aliases: [...others, ...fullNames(entry, source)], phrases, properNames };
  };

  for (const { record, kind, link } of siteRecords(collection, values)) {
    const entry = entryOf(record, kind, link, locale, values);
    if (entry) add(withAliases(entry, record), link);
  }
  const bankLink = createBankLinks(pages);
  for (const record of collection('banks')) {
    const bank = localizeDocument(record, locale, values);
    const link = bankLink(bank);
    if (link && bank.locale === locale) add(withAliases(bankEntry(bank, link), record), link);
  }
  for (const { link, document } of pages) {
    for (const entry of entriesOf(localizeDocument(document, locale, values), link, locale)) {
      add(entry.kind === 'pages' ? withAliases(entry, document) : entry, link);
    }
  }
  return [...entries.values()];
}
