/**
 * The same phonetic key for a Hindi word in Devanagari and in Latin letters: लाउंज, “lounj” and “laounj” are all `lunj`.
 * - aspirated and plain, retroflex and dental consonants are one (ख k, ठ t, ध d, भ b), nukta letters their neighbours (क़ k, ज़
 * j, फ़ f), sibilants s, च and छ c, व v;
 * - vowels are front (i, e), back (u, o), and a, which is only written at the beginning of a word;
 * - a run of vowels is its classes without repetition, a doubled consonant one;
 * - nasals before a consonant are n, before p, b and f m (न before म is often a syllable: प्लैटिनम, platinum).
 */
const CLASSES =
  'k:कख g:गघ c:चछ j:जझ t:टठतथ d:डढदध n:ङञणन\u0902 p:प f:फ b:बभ m:म y:य r:र l:लळ v:व s:शषस h:ह ' +
  'a:अआ\u093e i:इईएऐऍ\u093f\u0940\u0945\u0947\u0948 u:उऊओऔऑ\u0941\u0942\u0949\u094b\u094c ri:ऋ\u0943';
const DEVANAGARI: ReadonlyMap<string, string> = new Map(
  CLASSES.split(' ').flatMap((entry) => {
    const [sound = '', signs = ''] = entry.split(':');
    return Array.from(signs, (sign) => [sign, sound] as const);
  }),
);

/** Longest first; other letters stand for themselves. Capitals are final: later rules leave them alone. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/tion/g, 'SN'],
  [/dge|ge$/g, 'J'],
  [/chh|tch|ch/g, 'C'],
  [/c(?=[eiy])/g, 'S'],
  [/ck|c|q/g, 'k'],
  [/sh/g, 'S'],
  [/ph/g, 'F'],
  [/([kgjtdb])h/g, '$1'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/y(?![aeiou])|e/g, 'i'],
  [/o/g, 'u'],
];

const LATIN_WORD = /^[a-z]+$/;
const DEVANAGARI_WORD = /^[\u0900-\u097f]+$/;

function letters(word: string): string | undefined {
  if (LATIN_WORD.test(word)) return LATIN.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word).toLowerCase();
  if (!DEVANAGARI_WORD.test(word)) return undefined;
  return Array.from(word.replaceAll('ज्ञ', 'ग्य'), (letter) => DEVANAGARI.get(letter) ?? '').join('');
}

/**
 * @param word folded, in Latin or Devanagari letters
 * @returns `undefined` for other scripts, digits and empty keys
 */
export function soundOf(word: string): string | undefined {
  const text = letters(word);
  if (!text) return undefined;
  const key = text
    .replace(/n(?=[pbf])/g, 'm')
    .replace(/^a(?=[iu])/, '')
    .replace(/(?!^)a/g, '')
    .replace(/(.)\1+/g, '$1');
  return key || undefined;
}

/** In Latin letters, the sign of a nasal vowel is often left out (फँस, “fas”). */
export function soundsOf(word: string): ReadonlySet<string> {
  const sounds = [soundOf(word), soundOf(word.replaceAll('\u0902', ''))];
  return new Set(sounds.filter((sound) => sound !== undefined));
}

/** The consonants of a phonetic key, for spellings whose vowels differ (“offer”, ऑफ़र). */
export function skeletonOf(key: string): string {
  return key
    .replace(/^[aiu]+y?/, 'a')
    .replace(/(?!^)[aiuyh]/g, '')
    .replaceAll('v', 'b')
    .replace(/(.)\1+/g, '$1');
}
