import type { Locale } from '#lib/i18n/locales.ts';
import { copyOf, type FixedCopy } from '#lib/i18n/text.ts';

/** What the PDF screen says, in the language of its page; `{page}`, `{total}` and `{current}` stand for numbers. */
export type DocumentLabels = FixedCopy['document']['viewer'];

/** The words of the PDF screen; they come with the page, so that the browser loads no messages. */
export function documentLabels(locale: Locale): DocumentLabels {
  return copyOf(locale, 'document').viewer;
}
