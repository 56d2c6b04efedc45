import { pathnameOf } from '#lib/contract/addresses.ts';
import type { Entry } from './entry.ts';
import { wordsOf } from './fold.ts';
import type { WordRules } from './word-rules.ts';

/** Searches and pages together. */
export const SUGGESTIONS_MAX = 8;
const SEARCHES_MAX = 3;

/** How early a title is suggested: those that show what is typed, then pages, then those that begin with it. */
function placeOf({ title, kind }: Entry, query: string, { fold }: WordRules): number {
  const start = fold(query);
  const words = wordsOf(fold(title), true);
  const shown = wordsOf(start).every((typed) => words.some((word) => word.startsWith(typed)));
  return (shown ? 0 : 4) + (kind === 'pages' ? 0 : 2) + (fold(title).startsWith(start) ? 0 : 1);
}

/** Whether each typed word begins a word of the text. */
function completes(text: string, typed: readonly string[], { fold }: WordRules): boolean {
  const words = wordsOf(fold(text), true);
  return typed.every((start) => words.some((word) => word.startsWith(start)));
}

/**
 * What people search for that completes what is typed: the shortest phrase of each entry.
 * @param found the best first
 */
export function searchesOf(found: readonly Entry[], query: string, rules: WordRules): string[] {
  const { fold } = rules;
  const start = fold(query);
  const typed = wordsOf(start);
  const titles = new Set(found.map(({ title }) => fold(title)));
  const best = found.flatMap(({ searches = [] }) => {
    const fitting = searches.filter((text) => fold(text) !== start && !titles.has(fold(text)) && completes(text, typed, rules));
    return fitting
      .toSorted((a, b) => Number(fold(b).startsWith(start)) - Number(fold(a).startsWith(start)) || a.length - b.length)
      .slice(0, 1);
  });
  return [...new Set(best)].slice(0, SEARCHES_MAX);
}

export interface Suggested {
  title: string;
  /** What has this title; not set when several entries have it. */
  entry: Entry | undefined;
}

/** Cities that are suggested when what is typed names none. */
const CITIES_MAX = 2;

/** Leaves out lounges whose city is suggested, and cities beyond the first where there are many: their list is a page too. */
function withoutRepeatedPlaces(suggested: readonly Suggested[]): Suggested[] {
  const isCity = ({ entry }: Suggested) => entry?.kind === 'pages' && entry.marks?.code !== undefined;
  const cities = suggested.filter(isCity);
  const shown = new Set(cities.length > CITIES_MAX ? cities.slice(0, CITIES_MAX) : cities);
  const pages = new Set(cities.map(({ entry }) => entry?.link));
  return suggested.filter((each) => {
    if (isCity(each)) return shown.has(each);
    return each.entry?.kind !== 'lounges' || !pages.has(pathnameOf(each.entry.link));
  });
}

/**
 * Distinct titles; those that fit by another name, sound or typo come last.
 * @param found the best first
 */
export function suggestionsOf(found: readonly Entry[], query: string, rules: WordRules): Suggested[] {
  const byTitle = new Map<string, Suggested & { place: number }>();
  for (const entry of found) {
    const key = rules.fold(entry.title);
    const place = placeOf(entry, query, rules);
    const known = byTitle.get(key);
    if (!known) byTitle.set(key, { title: entry.title, entry, place });
    else {
      known.place = Math.min(known.place, place);
      if (known.entry?.link !== entry.link) known.entry = undefined;
    }
  }
  const sorted = [...byTitle.values()].toSorted((a, b) => a.place - b.place).map(({ title, entry }) => ({ title, entry }));
  return withoutRepeatedPlaces(sorted).slice(0, SUGGESTIONS_MAX);
}
