import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { fold, wordsOf } from './fold.ts';
import type { Entry } from './page-entries.ts';
import { soundOf } from './phonetic-key.ts';
import { stem } from './stem.ts';
import { STOP_WORDS } from './stop-words.ts';
import { suggestionsOf } from './suggest.ts';
import { synonymsIn } from './synonyms.ts';
import { createVocabulary } from './vocabulary.ts';

/** The words of a query that are looked for; more say nothing more. */
const QUERY_WORDS_MAX = 12;
/** A typo is at most this share of the letters of a word; shorter words have none. */
const TYPO_SHARE = 0.3;
const TYPO_WORD_MIN = 4;
const TYPOS_MAX = 2;

/** How much a word weighs by where it stands: titles more than descriptions, descriptions more than text. */
const FIELD_WEIGHTS = { title: 6, description: 2, text: 1 };
/** How much an entry weighs by what it is: a page stands for its subject, a question for one point of it. */
const KIND_WEIGHTS: Record<Entry['kind'], number> = { pages: 2.2, cards: 0.8, offers: 1, lounges: 0.9, questions: 0.9 };
/** How much what is abroad weighs where there is something of its kind at home. */
const ABROAD_WEIGHT = 0.4;
const PREFIX_WEIGHT = 0.5;
const TYPO_WEIGHT = 0.3;

const FIELDS = ['title', 'description', 'text'] as const;
type Field = (typeof FIELDS)[number];

const isDevanagari = (word: string) => word >= 'ऀ' && word <= 'ॿ';

/** The words of a text as they are indexed, with what they could have been called. */
function termsOf(text: string): string[] {
  const words = wordsOf(fold(text), true).map(stem);
  return [...words, ...synonymsIn(words)];
}

/** The words that a query is about; the name of the site says no more than a little word. */
function queryWords(query: string, siteSound: string | undefined): string[] {
  const words = [...new Set(wordsOf(fold(query)))];
  const telling = words.filter((word) => !STOP_WORDS.has(word) && (siteSound === undefined || soundOf(word) !== siteSound));
  return (telling.length > 0 ? telling : words).slice(0, QUERY_WORDS_MAX).map(stem);
}

/**
 * An index over entries of one language.
 * @param entries in the order that decides between equal results
 * @param siteName the name of the site, which could stand in every entry; in lower-case Latin letters
 */
export function createEngine(entries: readonly Entry[], siteName = '') {
  const siteSound = soundOf(siteName);
  const vocabulary = new Set<string>();
  const index = new MiniSearch<Entry & { id: number }>({
    fields: [...FIELDS],
    tokenize: termsOf,
    processTerm: (term) => {
      vocabulary.add(term);
      return term;
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const known = createVocabulary(vocabulary);

  /** A word of a query: as it is or as a beginning, and what sounds like it in the other script, or in its own when nothing begins with it; a typo only when there is nothing of that. */
  const clause = (word: string): Query => {
    const begins = known.begins(word);
    const sounding = known.sounding(word, (other) => !begins || isDevanagari(other) !== isDevanagari(word));
    const typo = !begins && sounding.length === 0 && word.length >= TYPO_WORD_MIN;
    return {
      combineWith: 'OR',
      queries: [
        { queries: [word], prefix: true, fuzzy: typo ? TYPO_SHARE : false },
        ...sounding.map((one) => ({ queries: [one] })),
      ],
    };
  };

  const run = (words: readonly string[], combineWith: 'AND' | 'OR', fields: readonly Field[]): SearchResult[] => {
    const options: SearchOptions = {
      fields: [...fields],
      boost: FIELD_WEIGHTS,
      weights: { prefix: PREFIX_WEIGHT, fuzzy: TYPO_WEIGHT },
      maxFuzzy: TYPOS_MAX,
      boostDocument: (id) => KIND_WEIGHTS[entries[id]?.kind ?? 'pages'],
      tokenize: (text) => [text],
      processTerm: (term) => term,
    };
    return index.search({ combineWith, queries: words.map(clause) }, options);
  };

  /** The best first; who names no country looks for what is at home, so that of one kind this goes before what is abroad. */
  const ordered = (results: SearchResult[]): Entry[] => {
    const found = results.flatMap(({ id, score }) => (entries[id] ? [{ id, score, entry: entries[id] }] : []));
    const atHome = new Set(found.flatMap(({ entry }) => (entry.abroad ? [] : [entry.kind])));
    const weighed = found.map((one) =>
      one.entry.abroad && atHome.has(one.entry.kind) ? { ...one, score: one.score * ABROAD_WEIGHT } : one,
    );
    return weighed.toSorted((a, b) => b.score - a.score || a.id - b.id).map(({ entry }) => entry);
  };

  /** Those that have all words, else those that have some; the best first, equal ones in the order of the entries. */
  const find = (query: string, fields: readonly Field[] = FIELDS): Entry[] => {
    const words = queryWords(query, siteSound);
    if (words.length === 0) return [];
    const all = run(words, 'AND', fields);
    return ordered(all.length > 0 || words.length === 1 ? all : run(words, 'OR', fields));
  };

  /** Those that have all words, the best first; `undefined` when there is no word to look for. */
  const filter = (query: string): Entry[] | undefined => {
    const words = queryWords(query, siteSound);
    return words.length === 0 ? undefined : ordered(run(words, 'AND', FIELDS));
  };

  /** Titles that complete what is typed; when no title does, those of what is found. */
  const suggest = (query: string): string[] => {
    const titled = find(query, ['title']);
    return suggestionsOf(titled.length > 0 ? titled : find(query), query);
  };

  return { find, filter, suggest };
}

export type Engine = ReturnType<typeof createEngine>;
