import type { JsonObject } from '#lib/content-service/documents/localize.ts';
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';

/** A text in English; empty for what is no text. */
export const textIn = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? String((value as Record<string, unknown>)[DEFAULT_LOCALE] ?? '') : '';
};

/** What a document is called; empty for one without a title. */
export const titleOf = ({ title, question, bank_name, lounge_name, slug }: JsonObject): string =>
  [title, question, bank_name, lounge_name, slug].map(textIn).find(Boolean) ?? '';
