import type { ReactNode } from 'react';
import { type CatalogueKey, catalogueMessage } from '#lib/content/client/errors.ts';
import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts';

/**
 * Marks a message as English when it is not translated into the language of the page.
 * @param english the English message
 */
export function withEnglishLang(sentence: string, english: string, page: Locale): ReactNode {
  return sentence === english && page !== DEFAULT_LOCALE ? <span lang={DEFAULT_LOCALE}>{sentence}</span> : sentence;
}

/** A message of the error catalogue, marked with its language. */
export function catalogueMessageNode(key: CatalogueKey, page: Locale): ReactNode {
  return withEnglishLang(catalogueMessage(key, page), catalogueMessage(key, DEFAULT_LOCALE), page);
}
