/** Shorter words are left alone: what is cut off them would be most of them. */
const SHORTEST = 4;

/** Plural endings of English, the first that fits: what is cut off and what takes its place. */
const ENGLISH: readonly (readonly [string, string])[] = [
  ['ies', 'y'],
  ['sses', 'ss'],
  ['shes', 'sh'],
  ['ches', 'ch'],
  ['xes', 'x'],
  ['ss', 'ss'],
  ['us', 'us'],
  ['is', 'is'],
  ['s', ''],
];

/** Plural and oblique endings of Hindi nouns (after the fold: no chandrabindu). */
const HINDI: readonly (readonly [string, string])[] = [
  ['ियों', 'ी'],
  ['ियां', 'ी'],
  ['ाओं', 'ा'],
  ['ाएं', 'ा'],
  ['ों', ''],
  ['ें', ''],
];

/**
 * A word without its plural ending, so that “lounges” and “lounge”, “कार्डों” and “कार्ड” are one word. The script of the
 * word decides, not the language of the page: Hindi texts hold English words.
 * @param word folded
 */
export function stem(word: string): string {
  if (word.length < SHORTEST) return word;
  const endings = word >= 'ऀ' && word <= 'ॿ' ? HINDI : ENGLISH;
  const found = endings.find(([ending]) => word.endsWith(ending) && word.length - ending.length >= 2);
  return found ? word.slice(0, word.length - found[0].length) + found[1] : word;
}
