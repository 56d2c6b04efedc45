import { withLatinDigits } from '#lib/i18n/digits.ts';

/** In characters. */
const TYPED_NUMBER_MAX = 12;

/**
 * A typed number: `₹18,000.50`, `१८०००.५` and `۱۸٬۰۰۰٫۵` give `18000.5`. Other text is kept for the form, truncated.
 * @returns `undefined` for nothing
 */
export function readTypedNumber(typed: string): string | undefined {
  const text = withLatinDigits(typed)
    .replace(/[₹,٬%\s]/g, '')
    .replace('٫', '.')
    .slice(0, TYPED_NUMBER_MAX);
  return text && /^\d+(?:\.\d+)?$/.test(text) ? String(Number(text)) : text || undefined;
}
