import { BANKS_ID } from '#lib/config/element-ids.ts';
import { pathnameOf } from '#lib/contract/addresses.ts';
import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { loungeCityPath } from '#lib/contract/record-paths.ts';
import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts';
import type { Steps } from '#lib/platform/steps.ts';
import { createCollections, textIn } from '../documents/collection.ts';
import {
  fillPlaceholders,
  isObject,
  type Json,
  type JsonObject,
  localizeDocument,
  type Values,
  valuesNow,
} from '../documents/localize.ts';
import { siteRecords } from '../documents/record-links.ts';
import { type SitePage, sitePages } from '../documents/site-pages.ts';
import type { Documents } from '../documents/store.ts';
import { type Entry, withoutQuery } from './entry.ts';
import { entriesOf } from './page-entries.ts';
import { bankEntry, entryOf } from './record-entry.ts';
import { listOf, text } from './text.ts';

/** The cards in the source of a list of banks; empty for other blocks and for lists to report a lost card. */
function cardsOf({ purpose, search_source }: JsonObject): string[] {
  const [source] = listOf([search_source ?? null]);
  if (source?.path !== ENDPOINTS.bankSearch.path || purpose === 'report') return [];
  const [query] = listOf([source.query ?? null]);
  return text(query?.card).split(',');
}

/**
 * Finds the page that lists a bank with its telephone number and cards.
 * @param pages in order of preference
 */
function createBankLinks(pages: readonly SitePage[]): (bank: JsonObject) => string | undefined {
  const lists = pages.flatMap(({ link, document }) =>
    listOf(document.content)
      .map(cardsOf)
      .filter((cards) => cards.length > 0)
      .map((cards) => ({ link, cards })),
  );
  return ({ bank_name, card_slugs }) => {
    const issued = Array.isArray(card_slugs) ? card_slugs.map(String) : [];
    const list = lists.find(({ cards }) => cards.some((card) => issued.includes(card)));
    return list && `${list.link}?search=${encodeURIComponent(text(bank_name))}#${BANKS_ID}`;
  };
}

/**
 * Best bets: phrases, and the page that answers them; matched like titles. Those of `records/best-bets.json`, and the
 * `phrases` of the translations.
 */
function createBestBets(documents: Documents, records: readonly JsonObject[], values: Values) {
  return (locales: readonly Locale[]): ((link: string) => string[]) => {
    const byLink = new Map<string, string[]>();
    const add = (link: string, said: Json | undefined) => {
      const key = fillPlaceholders(link, values);
      const texts = Array.isArray(said) ? said.filter((text) => typeof text === 'string') : [];
      byLink.set(key, [...(byLink.get(key) ?? []), ...texts]);
    };
    for (const locale of locales) {
      for (const { link, phrases } of records) if (typeof link === 'string' && isObject(phrases)) add(link, phrases[locale]);
      const translated = documents.folders.translations.get(locale)?.phrases;
      for (const [link, said] of isObject(translated) ? Object.entries(translated) : []) add(link, said);
    }
    return (link) => byLink.get(withoutQuery(link)) ?? [];
  };
}

/** What makes two records one: the same text under the same title, wherever it is shown. */
function keyOf({ kind, title, description, link }: Entry, home: boolean): string {
  if (kind === 'pages') return link;
  return home ? `${kind} ${title}` : `${kind} ${title} ${description}`;
}

/**
 * Collects everything to find in a language, in a fixed order: records, pages by file name, the home page last. It has its names and
 * phrases in the language, in English and in Hindi.
 */
export function* collectEntries(documents: Documents, locale: Locale, product: string): Steps<Entry[]> {
  const languages = [...new Set<Locale>([DEFAULT_LOCALE, 'hi', locale])];
  const values = valuesNow(product);
  const collection = createCollections(() => documents);
  const pages = sitePages(documents, product);
  yield;
  const bestBets = createBestBets(documents, collection('best-bets'), values);
  const phrasesOf = bestBets(languages);
  const searchesOf = bestBets([locale]);
  yield;
  const entries = new Map<string, Entry>();
  const titles = new Set<string>();
  const add = (entry: Entry, link: string) => {
    const key = keyOf(entry, false);
    if (entries.has(key) || (link === '/' && titles.has(keyOf(entry, true)))) return;
    entries.set(key, entry);
    titles.add(keyOf(entry, true));
  };

  const inEachLanguage = (value: Json | undefined) =>
    [...new Set(languages.map((code) => textIn(value, code, values)))].filter(Boolean);
  const titlesIn = ({ title, question, bank_name }: JsonObject) => inEachLanguage(title ?? question ?? bank_name);
  const listTitles = new Map(pages.map(({ link, document }) => [link, document.title]));
  /** Cards and offers are also called after their list: “Classic credit card”, “Udaipur stays, exclusive offer”. */
  const fullNames = ({ kind, link }: Entry, source: JsonObject): string[] => {
    if (kind !== 'cards' && kind !== 'offers') return [];
    const path = pathnameOf(link);
    const list = listTitles.get(path) ?? listTitles.get(path.slice(0, path.lastIndexOf('/')));
    const names = kind === 'cards' ? [source.title] : [source.city_label ?? source.country, source.category_label];
    return [
      ...new Set(
        languages.map((code) =>
          [...names, list]
            .map((name) => textIn(name, code, values))
            .filter(Boolean)
            .join(' '),
        ),
      ),
    ];
  };
  const isCity = ({ kind, link }: Entry) => kind === 'pages' && link.startsWith(loungeCityPath(''));
  const awayCities = new Set(
    collection('lounges').flatMap((lounge) =>
      lounge.is_domestic === false ? [loungeCityPath(textIn(lounge.city_slug, locale, values))] : [],
    ),
  );
  const withAliases = (entry: Entry, source: JsonObject): Entry => {
    const others = titlesIn(source).filter((name) => name !== entry.title);
    const phrases = phrasesOf(entry.link);
    const properNames = isCity(entry) ? phrases : inEachLanguage(source.merchant ?? source.bank_name);
    const abroad = awayCities.has(entry.link) ? { abroad: true } : {};
    return {
      ...entry,
      ...abroad,
      aliases: [...others, ...fullNames(entry, source)],
      phrases,
      searches: searchesOf(entry.link),
      properNames,
    };
  };

  const records = siteRecords(collection, values);
  yield;
  for (const { record, kind, link } of records) {
    const entry = entryOf(record, kind, link, locale, values);
    if (entry) add(withAliases(entry, record), link);
    yield;
  }
  const bankLink = createBankLinks(pages);
  for (const record of collection('banks')) {
    const bank = localizeDocument(record, locale, values);
    const link = bankLink(bank);
    if (link) add(withAliases(bankEntry(bank, link, locale), record), link);
    yield;
  }
  for (const { link, document } of pages) {
    for (const entry of entriesOf(localizeDocument(document, locale, values), link, locale)) {
      add(entry.kind === 'pages' ? withAliases(entry, document) : entry, link);
    }
    yield;
  }
  return [...entries.values()];
}
