/** The shared patterns; what is typed is trimmed first. */

/** An address with a top-level part of two or more letters. */
export const EMAIL_PATTERN = /^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,63}$/;
/** Digits only; see `telephoneDigits`. */
export const TELEPHONE_PATTERN = /^\d+$/;
/** What may be typed as a telephone number: digits with spaces and a leading plus sign. */
export const TYPED_TELEPHONE_PATTERN = /^\+?[\d\s]+$/;
/** Letters of any script with their accents and vowel signs, apostrophes, hyphens and spaces. */
export const NAME_PATTERN = /^(?:[\p{L}\p{M}'’ -]|\u200c|\u200d)+$/u;
/** Word characters of any script, white space, the listed punctuation, danda and the rupee sign. */
export const DESCRIPTION_PATTERN = /^(?:[\p{L}\p{M}\p{N}_\s.।,'"\-()!?@#$₹%&*+:;/]|\u200c|\u200d)+$/u;
/** Twelve digits, the first 7, 8, 9 or 0; no form of the site asks for one yet. */
export const TRANSACTION_ID_PATTERN = /^[7890]\d{11}$/;

/** A telephone number without spaces and one leading plus sign. */
export function telephoneDigits(typed: string): string {
  return typed.replace(/\s/g, '').replace(/^\+/, '');
}

/** Replaces typographic quotes, hyphens and full stops with plain ones. */
export function plainPunctuation(typed: string): string {
  return typed
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/…/g, '...');
}

/** The characters that the pattern of a description refuses, each once. */
export function refusedSigns(description: string): string[] {
  return [...new Set(plainPunctuation(description))].filter((sign) => !DESCRIPTION_PATTERN.test(sign));
}

/** In characters; `typed` is a telephone number with spaces. */
export const DESIGN_REQUEST_LENGTHS = {
  name: 100,
  email: 254,
  telephone: { least: 8, most: 15, typed: 24 },
  description: 600,
} as const;

/** The `pattern` of an input: without anchors, which the browser adds, and with hyphens escaped, because it reads it with the flag `v`. */
export function htmlPattern({ source }: RegExp): string {
  return source.replace(/^\^|\$$/g, '').replaceAll('-]', '\\-]');
}
