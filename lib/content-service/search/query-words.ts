import type { Entry } from './entry.ts';
import { wordsOf } from './fold.ts';
import type { WordRules } from './word-rules.ts';

/** The words of a query that are looked for; more say nothing more. */
const QUERY_WORDS_MAX = 12;

export interface QueryWords {
  /** All words that say what is looked for, stemmed, each once. */
  words: string[];
  /** Those that a result should have: `words` without the one that names the kind of result. */
  required: string[];
  /** The kind of result that is named, and the word that names it. */
  kind: Entry['kind'] | undefined;
  kindWord: string | undefined;
}

/** The word that names the kind of result: the last such word, in English before the first preposition. */
function kindWordIn(words: readonly string[], { stem, kindOf, isPreposition }: WordRules): string | undefined {
  const isKind = (word: string) => kindOf(stem(word)) !== undefined;
  const preposition = words.findIndex((word, index) => isPreposition(word) && words.slice(0, index).some(isKind));
  const phrase = preposition < 0 ? words : words.slice(0, preposition);
  const word = phrase.findLast(isKind);
  return word === undefined ? undefined : stem(word);
}

/**
 * Reads a query.
 * @param siteName in lower-case Latin letters: among other words it says no more than a stop word
 */
export function readQuery(query: string, siteName: string, rules: WordRules): QueryWords {
  const { fold, stem, soundOf, isTelling, asksWhat, kindOf } = rules;
  const siteSound = soundOf(siteName);
  const isSite = (word: string) => siteSound !== undefined && soundOf(word) === siteSound;
  const all = wordsOf(fold(query)).map((word) => (isSite(word) ? siteName : word));
  const others = all.filter((word) => isTelling(word) && word !== siteName);
  // “What is a RuPay card?” asks about the network.
  const isAboutSite = all.includes(siteName) && others.every((word) => kindOf(stem(word)) === 'cards' && all.some(asksWhat));
  const telling = isAboutSite ? [siteName] : others;
  const words = [...new Set((telling.length > 0 ? telling : all).slice(0, QUERY_WORDS_MAX).map(stem))];
  const kindWord = telling.length > 0 && !isAboutSite ? kindWordIn(all, rules) : undefined;
  const rest = words.filter((word) => word !== kindWord);
  const required = rest.length > 0 ? rest : words;
  return { words, required, kind: kindWord === undefined ? undefined : kindOf(kindWord), kindWord };
}
