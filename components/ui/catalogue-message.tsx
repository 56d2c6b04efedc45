import type { ReactNode } from 'react';
import type { CatalogueKey } from '#lib/content/client/errors.ts';
import { catalogueMessage } from '#lib/content/client/errors.ts';
import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts';

/**
 * A sentence of the fixed copy, marked as English on a page in another language when it is kept in English there.
 * @param english the same sentence in English
 */
export function withEnglishLang(sentence: string, english: string, page: Locale): ReactNode {
  return sentence === english && page !== DEFAULT_LOCALE ? <span lang={DEFAULT_LOCALE}>{sentence}</span> : sentence;
}

/** The sentence of the error catalogue (spec 8), with the language it is in. */
export function catalogueMessageNode(key: CatalogueKey, page: Locale): ReactNode {
  return withEnglishLang(catalogueMessage(key, page), catalogueMessage(key, DEFAULT_LOCALE), page);
}
