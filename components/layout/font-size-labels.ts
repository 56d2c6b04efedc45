import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

/** Props of the island, because the browser loads no messages. */
export function fontSizeLabels(locale: Locale) {
  const text = textOf(locale, 'fontSize');
  return { group: text('group'), larger: text('larger'), normal: text('normal'), smaller: text('smaller') };
}

export type FontSizeLabels = ReturnType<typeof fontSizeLabels>;
