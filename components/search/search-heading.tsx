import type { ReactNode } from 'react';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';

export function searchTitle(term: string, locale: Locale): string {
  const text = textOf(locale, 'search');
  return term ? text('resultsFor', { term }) : text('title');
}

interface SearchHeadingProps {
  term: string;
  /** Before the term. */
  prefix: string | undefined;
  children?: ReactNode;
}

/** With the number of results below. */
export function SearchHeading({ term, prefix, children }: SearchHeadingProps) {
  const locale = useLocale();
  return (
    <>
      <h1 className="text-h2 wrap-anywhere">{term && prefix ? `${prefix} “${term}”` : searchTitle(term, locale)}</h1>
      {children === undefined ? null : (
        <p className="mt-1 text-muted" role="status">
          {children}
        </p>
      )}
    </>
  );
}
