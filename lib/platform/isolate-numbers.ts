/** A letter of a script whose letters turn numbers after them into Arabic ones, which take the signs around them elsewhere. */
const ARABIC_LETTER = /\p{Script=Arabic}/u;

/**
 * An amount, a percentage, a telephone number, a time or a measure: digits with signs. Not in an address, whose parts are joined by
 * other signs, nor the number of a list item, which has a full stop behind it.
 */
const NUMBER =
  /(?<![\p{L}\p{N}/:=#&?@._%+-])(?:\+\d+(?:[- ]\d+)*|(?=₹|\d[.,\d]*(?:%|[-/x×:]\d))₹?\d+(?:[-.,/:x×]\d+)*%?)(?![\p{Script=Latin}\d])/gu;

/**
 * Numbers with signs in a text of a right-to-left script, each isolated from left to right: without that `₹1,500` is shown as
 * `1,500₹` after a letter, `1800-000-0100` as `0100-000-1800`. Other texts stay as they are.
 */
export function isolateNumbers(text: string): string {
  return ARABIC_LETTER.test(text) ? text.replace(NUMBER, '\u2066$&\u2069') : text;
}
