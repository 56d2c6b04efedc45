import type { Locale } from '#lib/i18n/locales.ts';
import subjects from './absent-subjects.json' with { type: 'json' };
import { fold, wordsOf } from './fold.ts';
import { soundOf } from './phonetic-key.ts';
import { stem } from './stem.ts';
import { STOP_WORDS } from './stop-words.ts';

/** Shorter phonetic keys say too little. */
const SOUND_MIN = 4;

interface AbsentSubject {
  name: Partial<Record<Locale, string>> & { en: string };
  /** The address of the nearest page, with placeholders. */
  link: string;
}

/** A word by its sound, so that “kripto” and “क्रिप्टो” are “crypto”. */
function keyOf(word: string): string {
  const sound = soundOf(word) ?? '';
  return sound.length >= SOUND_MIN ? sound : word;
}

function keysOf(text: string): string[] {
  return wordsOf(fold(text))
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => keyOf(stem(word)));
}

const PHRASES = subjects.flatMap(({ phrases, ...subject }) => phrases.map((phrase) => ({ keys: keysOf(phrase), subject })));

/** The subject of a query that people ask for and the site does not have (`absent-subjects.json`): a phrase of it, whole. */
export function absentSubject(query: string): AbsentSubject | undefined {
  const asked = new Set(keysOf(query));
  return PHRASES.find(({ keys }) => keys.every((key) => asked.has(key)))?.subject;
}
