import type { SearchRules } from '#lib/i18n/languages/search-rules.ts';
import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts';
import { SEARCH_RULES } from '#lib/i18n/search-rules.ts';
import type { Entry } from './entry.ts';
import { foldScripts, scriptOf, wordsOf } from './fold.ts';
import { createPhoneticKeys } from './phonetic-key.ts';

/** Shorter words are left alone: what is cut off them would be most of them. */
const SHORTEST = 4;
/** What is left of a word, in letters without signs. */
const STEM_MIN = 2;
/** Before another ending. */
const LONG_STEM_MIN = 3;
const KIND_SOUND_MIN = 4;
const SIGNS = /\p{M}/gu;
/** A sign that only says that a consonant has no vowel, in each script with the order of Devanagari. */
const LAST_VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]$/;
/** What is spoken in India beside the language of the page: its words are understood in each index. */
const SECOND: Locale = 'hi';

const isLatin = (word: string) => word < '\u0250';
const isDevanagari = (word: string) => word >= '\u0900' && word < '\u0980';

function createFold({ spellings = [] }: SearchRules): (text: string) => string {
  return (text) => spellings.reduce((folded, [written, instead]) => folded.replace(written, instead), foldScripts(text));
}

const lettersIn = (word: string) => word.replace(SIGNS, '').length;

/** Cuts the longest ending that fits, and before it another: plural and case, noun and postposition. */
function createStem({ endings, verbOf }: SearchRules, fold: (text: string) => string): (word: string) => string {
  const pairs = endings.split(' ').map((entry) => entry.split(':').map(fold));
  // Before a vowel the sign for “no vowel” is not written.
  const inner = pairs
    .map(([ending = '', instead = '']) => [ending.replace(LAST_VIRAMA, ''), instead])
    .filter(([ending]) => ending);
  const cut = (word: string, some: readonly string[][], min: number): string => {
    const [ending = '', instead = ''] =
      some.find(([one = '']) => word.endsWith(one) && lettersIn(word.slice(0, -one.length)) >= min) ?? [];
    return `${word.slice(0, word.length - ending.length)}${instead}`;
  };
  if (verbOf) return (word) => verbOf(cut(word, pairs, STEM_MIN));
  return (word) => {
    const once = cut(word, pairs, STEM_MIN).replace(LAST_VIRAMA, '');
    return once === word ? word : cut(once, inner, LONG_STEM_MIN).replace(LAST_VIRAMA, '');
  };
}

function createWordRules(locale: Locale) {
  const own = SEARCH_RULES[locale];
  const fold = createFold(own);
  const wordsIn = (text: string) => wordsOf(fold(text));
  const stemOwn = createStem(own, fold);
  const stemEnglish = createStem(SEARCH_RULES[DEFAULT_LOCALE], fold);
  const { settled, soundOf, spelledSoundOf, soundsOf } = createPhoneticKeys(own);
  /** Devanagari words take the endings of the language when it is written in it, else those of Hindi. */
  const stemDevanagari = isDevanagari(own.stopWords) ? stemOwn : createStem(SEARCH_RULES[SECOND], fold);

  /**
   * A word without plural or verb ending. Its script decides, not the language of the page: Hindi texts hold English words.
   * @param word folded
   */
  const stem = (word: string): string => {
    if (word.length < SHORTEST) return word;
    if (isLatin(word)) return stemEnglish(word);
    return isDevanagari(word) ? stemDevanagari(word) : stemOwn(word);
  };

  const languages = [...new Set<Locale>([DEFAULT_LOCALE, SECOND, locale])].map((code) => SEARCH_RULES[code]);
  const spoken = SEARCH_RULES[locale === DEFAULT_LOCALE ? SECOND : locale];
  const endings = spoken.endings.split(' ').map((entry) => fold(entry.split(':')[0] ?? ''));
  const all = (field: 'stopWords' | 'what' | 'prepositions') => wordsIn(languages.map((rules) => rules[field] ?? '').join(' '));
  // Endings are words of their own after a hyphen and after Latin letters: “UPI-তে”, “ATMમાંથી”.
  const stopWords = new Set([...all('stopWords'), ...wordsIn(spoken.latinStopWords), ...endings]);
  const whatWords = new Set(all('what'));
  const prepositions = new Set(all('prepositions'));
  const kindWords = languages.flatMap(({ kinds }) =>
    (['lounges', 'offers', 'cards'] as const).map((kind) => ({ kind, words: wordsIn(kinds[kind]).map(stem) })),
  );
  const kindByWord = new Map(kindWords.flatMap(({ kind, words }) => words.map((word): [string, Entry['kind']] => [word, kind])));
  // In another script only what the kind itself is called, or a long word: “deal” sounds like Delhi.
  const kindBySound = (word: string): Entry['kind'] | undefined => {
    const sound = soundOf(word) ?? word;
    const sounds = (other: string, place: number) =>
      (soundOf(other) ?? other) === sound &&
      (place === 0 || sound.length >= KIND_SOUND_MIN || scriptOf(other) === scriptOf(word));
    return kindWords.findLast(({ words }) => words.some(sounds))?.kind;
  };

  const names: NonNullable<SearchRules['words']> =
    own.words === undefined ? {} : { ...own.words, lounge: own.kinds.lounges.split(' '), card: own.kinds.cards.split(' ') };

  return {
    fold,
    stem,
    settled,
    soundOf,
    spelledSoundOf,
    soundsOf,
    /** The words of a text, folded and stemmed. */
    stemsIn: (text: string): string[] => wordsIn(text).map(stem),
    /** Those of the words, folded, that say what is looked for. */
    isTelling: (word: string): boolean => !stopWords.has(word),
    asksWhat: (word: string): boolean => whatWords.has(word),
    isPreposition: (word: string): boolean => prepositions.has(word),
    /** The kind of result that a word names, stemmed. */
    kindOf: (word: string): Entry['kind'] | undefined => kindByWord.get(word) ?? kindBySound(word),
    /** What English words are called in the language. */
    names,
    /** How the endings of the language sound, the longest first: in Latin letters they are not cut off. */
    endingSounds: [...new Set(endings.map((ending) => soundOf(ending) ?? ''))]
      .filter(Boolean)
      .toSorted((a, b) => b.length - a.length),
  };
}

export type WordRules = ReturnType<typeof createWordRules>;

const RULES = new Map<Locale, WordRules>();

/** What the search knows of the words of a language, made when it is first asked for. */
export function wordRules(locale: Locale): WordRules {
  const rules = RULES.get(locale) ?? createWordRules(locale);
  RULES.set(locale, rules);
  return rules;
}
