import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts';
import { type ResultOf, runSteps } from '#lib/platform/steps.ts';
import { createAbsentSubjects } from './absent-subjects.ts';
import { type Entry, withoutQuery } from './entry.ts';
import type { Found } from './inverted-index.ts';
import { type QueryWords, readQuery } from './query-words.ts';
import { buildRanking } from './ranking.ts';
import { SUGGESTIONS_MAX, type Suggested, searchesOf, suggestionsOf } from './suggest.ts';
import { createWordBreaks } from './word-breaks.ts';
import { buildWordIndex, FIELDS, type Field, NAMES } from './word-index.ts';
import { wordRules } from './word-rules.ts';

/** With fewer results that have all words, those that have some are added. */
const ENOUGH = 5;

/**
 * Builds an index over entries of a language.
 * @param entries their order decides between equal results
 * @param siteName in lower-case Latin letters; it could stand in every entry
 * @param locale the language whose rules for words hold
 */
export function* buildEngine(entries: readonly Entry[], siteName = '', locale: Locale = DEFAULT_LOCALE) {
  const rules = wordRules(locale);
  yield;
  const index = yield* buildWordIndex(entries, rules);
  const { run, weightOf, nearestWord } = index;
  const withWordBreaks = createWordBreaks(index.names, index.begins, rules);
  const read = (text: string) => readQuery(withWordBreaks(text), siteName, rules);
  const ordered = yield* buildRanking(entries, index, rules);

  const withoutLeastTelling = (words: readonly string[]) => {
    const least = words.toSorted((a, b) => weightOf(a) - weightOf(b))[0];
    return words.filter((word) => word !== least);
  };

  /**
   * Finds entries in layers: with all words, without the least telling one, with some. Layers are added up to `enough`; the
   * best come first.
   */
  const layered = (query: QueryWords, enough: number, fields: readonly Field[]): Found[] => {
    const { required } = query;
    const all = run(required, 'AND', fields);
    if (required.length < 2 || all.length >= enough) return all;
    const most = required.length > 2 ? run(withoutLeastTelling(required), 'AND', fields) : all;
    return most.length >= enough ? most : run(required, 'OR', fields);
  };
  const find = (text: string, fields: readonly Field[] = FIELDS): Entry[] => {
    const query = read(text);
    return query.words.length === 0 ? [] : ordered(layered(query, ENOUGH, fields), query, true);
  };

  /** With all words, else without the least telling one; `undefined` without a word. */
  const filter = (text: string): Entry[] | undefined => {
    const query = read(text);
    if (query.words.length === 0) return undefined;
    const all = run(query.required, 'AND', FIELDS);
    const most = all.length > 0 || query.required.length < 2 ? all : run(withoutLeastTelling(query.required), 'AND', FIELDS);
    return ordered(most, query);
  };

  /** Entries whose names complete what is typed; when there are none, those that are found. */
  const suggest = (text: string): Suggested[] => {
    const query = read(text);
    if (query.words.length === 0) return [];
    const all = run(query.words, 'AND', NAMES);
    const named = all.length > 0 ? ordered(all, query) : find(text, NAMES);
    const found = named.length > 0 ? named : find(text);
    const searches = searchesOf(found, text, rules).map((title): Suggested => ({ title, entry: undefined }));
    return [...searches, ...suggestionsOf(found, text, rules)].slice(0, SUGGESTIONS_MAX);
  };

  /** The query in the nearest spelling that finds something; `undefined` when no spelling is near. */
  const nearestSpelling = (text: string): string | undefined => {
    const nearest = read(text).words.map(nearestWord);
    return nearest.includes(undefined) || nearest.length === 0 ? undefined : nearest.join(' ');
  };

  /** @param link without its query */
  const entryAt = (link: string): Entry | undefined => entries.find((entry) => withoutQuery(entry.link) === link);

  return { find, filter, suggest, nearestSpelling, entryAt, absentSubject: createAbsentSubjects(rules) };
}

export type Engine = ResultOf<typeof buildEngine>;

/** Builds the index of a list at once. */
export const createEngine = (...given: Parameters<typeof buildEngine>): Engine => runSteps(buildEngine(...given));
