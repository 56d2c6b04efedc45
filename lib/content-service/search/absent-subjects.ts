import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts';
import subjects from './absent-subjects.json' with { type: 'json' };
import { wordsOf } from './fold.ts';
import { type WordRules, wordRules } from './word-rules.ts';

/** Shorter phonetic keys say too little. */
const SOUND_MIN = 4;

export interface AbsentSubject {
  name: Partial<Record<Locale, string>> & { en: string };
  /** The address of the nearest page, with placeholders. */
  link: string;
}

/** Finds the subjects that people ask for and the site does not have (`absent-subjects.json`), by the words of a language. */
export function createAbsentSubjects({ fold, stem, stemsIn, soundOf, names }: WordRules) {
  /** A word by its sound, so that “kripto” and “क्रिप्टो” are “crypto”. */
  const keyOf = (word: string): string => {
    const sound = soundOf(word) ?? '';
    return sound.length >= SOUND_MIN ? sound : word;
  };
  const keysOf = (words: readonly string[]) => words.map((word) => keyOf(stem(word)));
  // The phrases are in English and Hindi: a little word of another language (Gujarati “pan”, also) may say much in them.
  const { isTelling } = wordRules(DEFAULT_LOCALE);
  const known = subjects.flatMap(({ phrases, ...subject }) =>
    phrases.map((phrase) => ({ keys: keysOf(wordsOf(fold(phrase)).filter(isTelling)), subject })),
  );

  /** The English words that the words of the language stand for. */
  const english = new Map<string, string[]>();
  for (const [word, called] of Object.entries(names)) {
    for (const own of called.flatMap(stemsIn)) english.set(own, [...(english.get(own) ?? []), word]);
  }

  /** The subject of a query that has a phrase of it, whole. */
  return (query: string): AbsentSubject | undefined => {
    const words = wordsOf(fold(query));
    const asked = new Set(keysOf([...words, ...words.flatMap((word) => english.get(stem(word)) ?? [])]));
    return known.find(({ keys }) => keys.every((key) => asked.has(key)))?.subject;
  };
}
