import type { ReactNode } from 'react';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';

/** What is searched for, in words: the title of the search page. */
export function searchTitle(term: string, locale: Locale): string {
  const text = textOf(locale, 'search');
  return term ? text('resultsFor', { term }) : text('title');
}

interface SearchHeadingProps {
  term: string;
  /** The words of the content that stand before the term (`search_result_text`). */
  words: string | undefined;
  children?: ReactNode;
}

/** The title of the search page with the term, and under it what the search came to (spec 2.4). */
export function SearchHeading({ term, words, children }: SearchHeadingProps) {
  const locale = useLocale();
  return (
    <>
      <h1 className="text-h2 wrap-anywhere">{term && words ? `${words} “${term}”` : searchTitle(term, locale)}</h1>
      {children === undefined ? null : (
        <p className="mt-1 text-muted" role="status">
          {children}
        </p>
      )}
    </>
  );
}
