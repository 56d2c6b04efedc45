import { EmptyState } from '#components/ui/empty-state.tsx';
import { Link } from '#components/ui/link.tsx';
import { Paginator } from '#components/ui/paginator.tsx';
import { SEARCH_PAGE_SIZE } from '#lib/constants.ts';
import type { Messages, SearchAnswer } from '#lib/content/contract/documents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { SearchCategories } from './search-categories.tsx';
import { searchHref } from './search-href.ts';

interface SearchResultsProps {
  answer: SearchAnswer;
  /** What was searched for. */
  term: string;
  category: string | undefined;
  /** Counted from 1. */
  page: number;
  messages: Messages;
  locale: Locale;
}

/** The results of a search, by category, with pages only above ten (spec 2.4). */
export function SearchResults({ answer, term, category, page, messages, locale }: SearchResultsProps) {
  const text = textOf(locale, 'search');
  if (answer.total_count === 0) {
    return (
      <EmptyState icon="search-x" title={messages.no_result ?? text('noResult')} className="mt-8">
        <p className="mt-1 text-muted">{text('tryShorter')}</p>
      </EmptyState>
    );
  }
  return (
    <div className="mt-8 grid gap-x-16 gap-y-5 lg:mt-10 lg:grid-cols-[15.5rem_1fr]">
      <SearchCategories counts={answer.category_counts} term={term} selected={category} locale={locale} />
      <div className="min-w-0">
        <p className="text-muted" role="status">
          {answer.message ?? text('found', { count: answer.total_count })}
        </p>
        <ul className="mt-2">
          {answer.results.map((result) => (
            <li
              key={result.page_link + result.title}
              className="border-b border-khadi-200"
              lang={languageOf(result.locale, locale)}
            >
              <Link href={result.page_link} locale={locale} className="group block py-6 no-underline">
                <h2 className="text-h4 font-semibold text-mor-700 group-hover:underline">{result.title}</h2>
                {result.description ? <p className="mt-1 max-w-[44rem]">{result.description}</p> : null}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-9">
          <Paginator
            page={page}
            totalItems={answer.total_count}
            pageSize={SEARCH_PAGE_SIZE}
            href={searchHref(term, category)}
            locale={locale}
          />
        </div>
      </div>
    </div>
  );
}

/** The `lang` of a part in another language than its page. */
function languageOf(code: string | undefined, locale: Locale): string | undefined {
  return code === locale ? undefined : code;
}
