import type { ReactNode } from 'react';
import { langOf } from '#components/ui/part-language.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/**
 * A text of the content, marked with its language where that is not the page's, or the fixed copy when there is none.
 * @param contentLocale the language the content says it is in
 */
export function contentOrCopy(
  content: string | undefined,
  contentLocale: string | undefined,
  copy: string,
  page: Locale,
): ReactNode {
  if (content === undefined) return copy;
  const language = langOf({ locale: contentLocale }, page);
  return language === undefined ? content : <span {...language}>{content}</span>;
}
