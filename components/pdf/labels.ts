import type { Locale } from '#lib/i18n/locales.ts';
import { type FixedTexts, fixedTexts } from '#lib/i18n/text.ts';

/** The texts of the document page, with the placeholders `{page}`, `{total}` and `{current}`. */
export type DocumentLabels = FixedTexts['document']['viewer'];

/** The texts of the document page, which the viewer gets as props, because the browser loads no messages. */
export function documentLabels(locale: Locale): DocumentLabels {
  return fixedTexts(locale, 'document').viewer;
}
