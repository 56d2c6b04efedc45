import { SEARCH_PAGE_SIZE } from '#lib/constants.ts';
import type { SearchAnswer, Suggestions } from '#lib/content/contract/documents.ts';
import { toLocale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { localizeDocument } from './localize.ts';
import { type Entry, entriesOf } from './search-entries.ts';
import type { Documents } from './store.ts';

/** The part of a search text that is looked at, in characters. */
const QUERY_MAX = 200;
/** Suggestions under the search bar. */
const SUGGESTIONS_MAX = 8;
const KINDS = ['pages', 'questions', 'offers'] as const;

/** Words of any script: letters with their marks, digits. Joiners are dropped, because writers type them or not. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const JOINERS = /[\u200c\u200d]/g;

interface Indexed extends Entry {
  words: { title: string[]; description: string[]; text: string[] };
}

interface SearchQuery {
  searchItem?: string | undefined;
  page_no?: number | undefined;
  page_size?: number | undefined;
  category?: string | undefined;
  type?: 'suggestion' | undefined;
}

/** The words of a text, folded so that the same word compares equal however it was typed. */
export function wordsOf(text: string): string[] {
  return [...new Set(text.normalize('NFC').replace(JOINERS, '').toLowerCase().match(WORD) ?? [])];
}

/** How well a word fits a field: fully, at its beginning, or not at all. */
function wordFit(words: readonly string[], word: string, weight: number): number {
  let best = 0;
  for (const candidate of words) {
    if (candidate === word) return weight * 2;
    if (candidate.startsWith(word)) best = weight;
  }
  return best;
}

/** Title before description before text; every word of the query must be there. */
function score({ words }: Indexed, query: readonly string[]): number {
  let sum = 0;
  for (const word of query) {
    const best = Math.max(wordFit(words.title, word, 100), wordFit(words.description, word, 10), wordFit(words.text, word, 1));
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}

function indexOf(documents: Documents, locale: string, product: string): Indexed[] {
  const values = { product, today: new Date() };
  const home = documents.named.get('home-page');
  const pages = [
    ...(home ? [['/', home] as const] : []),
    ...[...documents.pages].map(([slug, page]) => [`/${slug}`, page] as const),
  ];
  return pages
    .flatMap(([link, page]) => entriesOf(localizeDocument(page, locale, values), link))
    .map((entry) => ({
      ...entry,
      words: { title: wordsOf(entry.title), description: wordsOf(entry.description), text: wordsOf(entry.text) },
    }));
}

/** The search over the documents (spec 2.4, 7): results by category with counts, or suggestions. */
export function createSearch(documents: () => Documents, product: string) {
  const indexes = new Map<string, { version: string; entries: Indexed[] }>();

  const entriesIn = (locale: string): Indexed[] => {
    const current = documents();
    const known = indexes.get(locale);
    if (known?.version === current.version) return known.entries;
    const entries = indexOf(current, locale, product);
    indexes.set(locale, { version: current.version, entries });
    return entries;
  };

  return (query: SearchQuery, code: string): SearchAnswer | Suggestions => {
    const locale = toLocale(code);
    const text = textOf(locale, 'search');
    const term = (query.searchItem ?? '').slice(0, QUERY_MAX).trim();
    const words = wordsOf(term);
    const found = words.length === 0 ? [] : entriesIn(locale).map((entry) => ({ entry, rank: score(entry, words) }));
    const ranked = found.filter(({ rank }) => rank > 0).toSorted((a, b) => b.rank - a.rank);
    const all = ranked.map(({ entry }) => entry);
    if (query.type === 'suggestion') {
      const titles = [...new Set(all.map((entry) => entry.title))];
      return { results: titles.slice(0, SUGGESTIONS_MAX).map((title) => ({ title })) };
    }
    const counts = KINDS.map((slug) => ({
      category_name: text(`kinds.${slug}`),
      count: all.filter((entry) => entry.kind === slug).length,
      slug,
    }));
    const wanted = query.category === undefined ? all : all.filter((entry) => entry.kind === query.category);
    const size = query.page_size ?? SEARCH_PAGE_SIZE;
    const start = ((query.page_no ?? 1) - 1) * size;
    return {
      locale,
      search: term,
      message: text('found', { count: wanted.length }),
      results: wanted
        .slice(start, start + size)
        .map((entry) => ({ title: entry.title, description: entry.description, page_link: entry.link, locale: entry.locale })),
      total_count: wanted.length,
      category_counts: counts.filter(({ count }) => count > 0),
    };
  };
}
