import { plainText, shortened } from '#lib/contract/plain-text.ts';
import { isObject, type Json, type JsonObject } from '../documents/localize.ts';

/** Longest description of a result, in characters. */
const DESCRIPTION_MAX = 240;

/** Keys that hold no text to read. */
const NO_TEXT = /(?:^id|__component|link|url|slug|slugs|type|locale|mime|icon|coords|locales|_key|_period|theme|place|variant)$/;

export function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

export function listOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** A last sentence that is only links, with a word such as “and” between them: an extract cannot be followed. */
const LINKS_AT_END =
  /(?<=[.!?।۔؟…][”"’)*]*)\s+\[[^\]]*\]\([^)]*\)(?:[,;،]?\s+(?:[\p{L}\p{M}]+\s+)?\[[^\]]*\]\([^)]*\))*[.।۔]?\s*$/u;

export function descriptionOf(markdown: string): string {
  return shortened(plainText(markdown.replace(LINKS_AT_END, '')), DESCRIPTION_MAX);
}

export function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [plainText(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => (NO_TEXT.test(key) ? [] : textsIn(item)));
}
