import type { Entry } from './entry.ts';
import { fold, wordsOf } from './fold.ts';
import { soundOf } from './phonetic-key.ts';
import { stem } from './stem.ts';
import { STOP_WORDS } from './stop-words.ts';

/** The words of a query that are looked for; more say nothing more. */
const QUERY_WORDS_MAX = 12;

/** Words that name a kind of result. */
const KIND_WORDS: readonly (readonly [Entry['kind'], string])[] = [
  ['lounges', 'lounge लाउंज'],
  ['offers', 'offer discount deal ऑफ़र छूट'],
  ['cards', 'card कार्ड'],
];
const KIND_BY_WORD = new Map(
  KIND_WORDS.flatMap(([kind, words]) => wordsOf(fold(words)).map((word): [string, Entry['kind']] => [stem(word), kind])),
);
const KIND_BY_SOUND = new Map([...KIND_BY_WORD].map(([word, kind]) => [soundOf(word) ?? word, kind]));

/** What comes after one of these only describes what comes before: “card with lounge access”. */
const PREPOSITIONS = new Set('with for in at on of against from without'.split(' '));

export interface QueryWords {
  /** All words that say what is looked for, stemmed, each once. */
  words: string[];
  /** Those that a result should have: `words` without the one that names the kind of result. */
  required: string[];
  /** The kind of result that is named, and the word that names it. */
  kind: Entry['kind'] | undefined;
  kindWord: string | undefined;
}

function kindOf(word: string): Entry['kind'] | undefined {
  return KIND_BY_WORD.get(word) ?? KIND_BY_SOUND.get(soundOf(word) ?? word);
}

/** The word that names the kind of result: the last such word, in English before the first preposition. */
function kindWordIn(words: readonly string[]): string | undefined {
  const isKind = (word: string) => kindOf(stem(word)) !== undefined;
  const preposition = words.findIndex((word, index) => PREPOSITIONS.has(word) && words.slice(0, index).some(isKind));
  const phrase = preposition < 0 ? words : words.slice(0, preposition);
  const word = phrase.findLast(isKind);
  return word === undefined ? undefined : stem(word);
}

/** Words that ask what something is. */
const WHAT = new Set(['what', 'kya', 'क्या']);

/**
 * Reads a query.
 * @param siteName in lower-case Latin letters: among other words it says no more than a stop word
 */
export function readQuery(query: string, siteName: string): QueryWords {
  const siteSound = soundOf(siteName);
  const isSite = (word: string) => siteSound !== undefined && soundOf(word) === siteSound;
  const all = wordsOf(fold(query)).map((word) => (isSite(word) ? siteName : word));
  const others = all.filter((word) => !STOP_WORDS.has(word) && word !== siteName);
  // “What is a RuPay card?” asks about the network.
  const isAboutSite =
    all.includes(siteName) && others.every((word) => kindOf(stem(word)) === 'cards' && all.some((one) => WHAT.has(one)));
  const telling = isAboutSite ? [siteName] : others;
  const words = [...new Set((telling.length > 0 ? telling : all).slice(0, QUERY_WORDS_MAX).map(stem))];
  const kindWord = telling.length > 0 && !isAboutSite ? kindWordIn(all) : undefined;
  const rest = words.filter((word) => word !== kindWord);
  const required = rest.length > 0 ? rest : words;
  return { words, required, kind: kindWord === undefined ? undefined : kindOf(kindWord), kindWord };
}
