import type { Locale } from '#lib/i18n/locales.ts';
import { type FixedTexts, fixedTexts } from '#lib/i18n/text.ts';

/** With the placeholders `{page}`, `{total}` and `{current}`. */
export type DocumentLabels = FixedTexts['document']['viewer'];

/** Props of the viewer, because the browser loads no messages. */
export function documentLabels(locale: Locale): DocumentLabels {
  return fixedTexts(locale, 'document').viewer;
}
