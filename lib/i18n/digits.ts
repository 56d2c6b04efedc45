const DIGIT = /\p{Nd}/u;
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;

/** The digits of a script follow each other from its zero. */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/** A text with the digits of all scripts as 0 to 9: `१८०००` and `௧௮௦௦௦` give `18000`. */
export function withLatinDigits(text: string): string {
  return text.replace(OTHER_DIGITS, (digit) => String(valueOfDigit(digit)));
}
