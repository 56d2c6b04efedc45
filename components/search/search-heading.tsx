import type { ReactNode } from 'react';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

/** What is searched for, in words: the title of the search page. */
export function searchTitle(term: string, locale: Locale): string {
  const text = textOf(locale, 'search');
  return term ? text('resultsFor', { term }) : text('title');
}

/** The title of the search page with the term, and under it what the search came to (spec 2.4). */
export function SearchHeading({ term, locale, children }: { term: string; locale: Locale; children?: ReactNode }) {
  return (
    <>
      <h1 className="text-h2 wrap-anywhere">{searchTitle(term, locale)}</h1>
      {children === undefined ? null : (
        <p className="mt-1 text-muted" role="status">
          {children}
        </p>
      )}
    </>
  );
}
