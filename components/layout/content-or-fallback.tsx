import type { ReactNode } from 'react';
import { langAttributes } from '#components/ui/content-language.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/**
 * A text of the content, marked with its language, or the fallback.
 * @param contentLocale the language that the content names
 */
export function contentOrFallback(
  content: string | undefined,
  contentLocale: string | undefined,
  fallback: string,
  pageLocale: Locale,
): ReactNode {
  if (content === undefined) return fallback;
  const language = langAttributes({ locale: contentLocale }, pageLocale);
  return language === undefined ? content : <span {...language}>{content}</span>;
}
