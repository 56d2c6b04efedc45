/** The shared patterns of spec 5; what is typed is trimmed first. */

/** An address with a top-level part of two or more letters. */
export const EMAIL_PATTERN = /^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,63}$/;
/** Digits only. */
export const TELEPHONE_PATTERN = /^\d+$/;
/** Letters of any script with their accents and vowel signs, apostrophes, hyphens and spaces. */
export const NAME_PATTERN = /^(?:[\p{L}\p{M}'’ -]|\u200c|\u200d)+$/u;
/** Word characters of any script, white space and the punctuation the specification lists, its full stop also as Hindi writes it. */
export const DESCRIPTION_PATTERN = /^(?:[\p{L}\p{M}\p{N}_\s.।,'"\-()!?@#$%&*+:;/]|\u200c|\u200d)+$/u;
/** Twelve digits, the first 7, 8, 9 or 0; no form of the site asks for one yet. */
export const TRANSACTION_ID_PATTERN = /^[7890]\d{11}$/;

/** How long the fields of a card design request may be, in characters. */
export const DESIGN_REQUEST_LENGTHS = { name: 100, email: 254, telephone: { least: 8, most: 15 }, description: 600 } as const;

/**
 * The `pattern` of an input that asks for the same as one of these: without its anchors, which the browser adds, and with the
 * hyphen at the end of a class escaped, because the browser reads it with the flag `v`.
 */
export function htmlPattern({ source }: RegExp): string {
  return source.replace(/^\^|\$$/g, '').replaceAll('-]', '\\-]');
}
