import type { Replacement } from '#lib/i18n/languages/search-rules.ts';

/**
 * The same phonetic key for a word in a script of India and in Latin letters: लाउंज, লাউঞ্জ, “lounj” and “laounj” are all `lunj`.
 * - a letter sounds like the Devanagari letter at the same place of its block, unless its language says otherwise;
 * - aspirated and plain, retroflex and dental consonants are one (ख k, ठ t, ध d, भ b), nukta letters their neighbours (क़ k, ज़
 * j, फ़ f), sibilants s, च and छ c, व v;
 * - vowels are front (i, e), back (u, o), and a, which is only written at the beginning of a word;
 * - a run of vowels is its classes without repetition, a doubled consonant one;
 * - nasals before a consonant are n, before p, b and f m (n before म is often a syllable: प्लैटिनम, platinum).
 */
const CLASSES =
  'k:कख g:गघ c:चछ j:जझ t:टठतथ d:डढदध n:ङञणन\u0929\u0902 p:प f:फ b:बभ m:म y:य r:र\u0931 l:लळ\u0934 v:व s:शषस h:ह ' +
  'a:अआ\u093e i:इईएऐऍऎ\u093f\u0940\u0945\u0946\u0947\u0948 u:उऊओऔऑऒ\u0941\u0942\u0949\u094a\u094b\u094c ri:ऋ\u0943';
const DEVANAGARI: ReadonlyMap<string, string> = new Map(
  CLASSES.split(' ').flatMap((entry) => {
    const [sound = '', signs = ''] = entry.split(':');
    return Array.from(signs, (sign) => [sign, sound] as const);
  }),
);

/** Longest first; other letters stand for themselves. Capitals are final: later rules leave them alone. */
const LATIN: readonly Replacement[] = [
  [/tion/g, 'SN'],
  [/dge|ge$/g, 'J'],
  [/chh|tch|ch/g, 'C'],
  [/c(?=[eiy])/g, 'S'],
  [/ck|c|q/g, 'k'],
  [/sh/g, 'S'],
  [/ph/g, 'F'],
  [/zh/g, 'l'],
  [/([kgjtdb])h/g, '$1'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/y(?![aeiou])|e/g, 'i'],
  [/o/g, 'u'],
];
/** How the letters are called, for names such as “UPI” that are written as they are spelled: यूपीआई, ఏటీఎం. */
const LETTER_NAMES = 'ए बी सी डी ई एफ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई जेड'.split(' ');
/** Short, or without a vowel. */
const SPELLED = /^(?:[a-z]{2,3}|[b-df-hj-np-tv-z]{4,5})$/;

const LATIN_WORD = /^[a-z]+$/;
const DEVANAGARI_WORD = /^[\u0900-\u097f]+$/;
const ANUSVARA = /[\u0902\u0982\u0a02\u0a82\u0b02\u0c02\u0c82\u0d02]/g;
/** The other scripts with the same order of letters, from Bengali to Malayalam. */
const OTHER_LETTERS = /[\u0980-\u0d7f]/g;
const toDevanagari = (letter: string) => String.fromCharCode(0x0900 + (letter.charCodeAt(0) % 0x80));
const replaced = (word: string, replacements: readonly Replacement[]) =>
  replacements.reduce((text, [written, instead]) => text.replace(written, instead), word);

function keyOf(sounds: string): string {
  return sounds
    .replace(/n(?=[pbf])/g, 'm')
    .replace(/^a(?=[iu])/, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?!^)a/g, '')
    .replace(/([iu])\1+/g, '$1');
}

/** Between two consonants alike: बैंकॉक has two k, पक्का one. */
const UNWRITTEN_VOWEL = /(?<=([क-ह]))(?=\1)/g;

function soundsOfDevanagari(word: string): string {
  return Array.from(word.replaceAll('ज्ञ', 'ग्य').replace(UNWRITTEN_VOWEL, 'अ'), (letter) => DEVANAGARI.get(letter) ?? '').join('');
}

/**
 * Phonetic keys in a language.
 * @param letters as in `SearchRules`
 * @param alike as in `SearchRules`
 */
export function createPhoneticKeys({
  letters = [],
  alike = [],
}: {
  letters?: readonly Replacement[];
  alike?: readonly Replacement[];
}) {
  /** A phonetic key without what the language does not tell apart. */
  const settled = (sound: string): string => replaced(sound, alike);
  const key = (sounds: string): string | undefined => settled(keyOf(sounds)) || undefined;

  /**
   * @param word folded, in any script
   * @returns `undefined` for digits, and for scripts that neither India nor the language has
   */
  const soundOf = (word: string): string | undefined => {
    if (LATIN_WORD.test(word)) return key(replaced(word, LATIN).toLowerCase());
    const written = replaced(word, letters).replace(OTHER_LETTERS, toDevanagari);
    return DEVANAGARI_WORD.test(written) ? key(soundsOfDevanagari(written)) : undefined;
  };

  /** As it is spelled: “atm” is एटीएम. */
  const spelledSoundOf = (word: string): string | undefined =>
    SPELLED.test(word)
      ? key(soundsOfDevanagari(Array.from(word, (letter) => LETTER_NAMES[letter.charCodeAt(0) - 97]).join('')))
      : undefined;

  /** In Latin letters, the sign of a nasal vowel is often left out (फँस, “fas”). */
  const soundsOf = (word: string): ReadonlySet<string> => {
    const sounds = [soundOf(word), soundOf(word.replace(ANUSVARA, ''))];
    return new Set(sounds.filter((sound) => sound !== undefined));
  };

  return { settled, soundOf, spelledSoundOf, soundsOf };
}

/** The consonants of a phonetic key, for spellings whose vowels differ (“offer”, ऑफ़र). */
export function skeletonOf(key: string): string {
  return key
    .replace(/^[aiu]+y?/, 'a')
    .replace(/(?!^)[aiuyh]/g, '')
    .replaceAll('v', 'b')
    .replace(/(.)\1+/g, '$1');
}
