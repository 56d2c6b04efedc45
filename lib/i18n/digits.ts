import { LANGUAGES } from './languages.ts';

/** Keyboards for Urdu may have the digits of Arabic, which are other characters. */
const ARABIC_ZERO = '\u0660';
const ZEROS = [...Object.values(LANGUAGES).map(({ zero }) => zero), ARABIC_ZERO].map((zero) => zero.charCodeAt(0));
const DIGIT_VALUES = new Map(
  ZEROS.flatMap((zero) => Array.from({ length: 10 }, (_, value) => [String.fromCharCode(zero + value), String(value)] as const)),
);
const DIGITS = new RegExp(`[${[...DIGIT_VALUES.keys()].join('')}]`, 'g');

/** A text with the digits of all scripts of the site as 0 to 9: `१८०००` and `௧௮௦௦௦` give `18000`. */
export function withLatinDigits(text: string): string {
  return text.replace(DIGITS, (digit) => DIGIT_VALUES.get(digit) ?? digit);
}
