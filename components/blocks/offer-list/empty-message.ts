import type { ReactNode } from 'react';
import { withEnglishLang } from '#components/ui/catalogue-message.tsx';
import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

/** From the content, or else the catalogue's, which is English in every language. */
export function emptyMessage(given: string | undefined, language: Locale): ReactNode {
  const sentence = (locale: Locale) => textOf(locale, 'offers')('empty');
  return given ?? withEnglishLang(sentence(language), sentence(DEFAULT_LOCALE), language);
}
