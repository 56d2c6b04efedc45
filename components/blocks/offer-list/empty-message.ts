import type { ReactNode } from 'react';
import { markedEnglish } from '#components/ui/english-sentence.tsx';
import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

/** What is said where there is no offer: the message of the content, else that of spec 8, which is kept in English. */
export function emptyMessage(given: string | undefined, language: Locale): ReactNode {
  const sentence = (locale: Locale) => textOf(locale, 'offers')('empty');
  return given ?? markedEnglish(sentence(language), sentence(DEFAULT_LOCALE), language);
}
