import { Pagination } from '#components/lists/pagination.tsx';
import { langAttributes } from '#components/ui/content-language.ts';
import { HighlightedText } from '#components/ui/highlighted-text.tsx';
import { Link } from '#components/ui/link.tsx';
import { SEARCH_PAGE_SIZE } from '#lib/config/constants.ts';
import type { Messages, SearchAnswer } from '#lib/contract/documents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { useText } from '#lib/i18n/use-text.ts';
import { CategoriesPopup, categoriesOf, chosenCategory, SearchCategories } from './search-categories.tsx';
import { SearchHeading } from './search-heading.tsx';
import { searchHref } from './search-href.ts';

/** Search words are highlighted. */
function SearchResult({ result, term }: { result: SearchAnswer['results'][number]; term: string }) {
  const locale = useLocale();
  const { title, description, page_link, category_name } = result;
  return (
    <li {...langAttributes(result, locale)} className="hairline-b">
      <Link href={page_link} className="group block py-6 no-underline">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-h4 font-semibold text-mor-700 group-hover:underline">
            <HighlightedText text={title} term={term} />
          </h2>
          <p className="text-sm text-muted">{category_name}</p>
        </div>
        {description ? (
          <p className="mt-1">
            <HighlightedText text={description} term={term} />
          </p>
        ) : null}
      </Link>
    </li>
  );
}

interface SearchResultsProps {
  answer: SearchAnswer;
  term: string;
  category: string | undefined;
  /** From 1. */
  page: number;
  messages: Messages;
}

/** With the text of the content or a fallback. */
function countText(count: number, { results_found }: Messages, locale: Locale): string {
  return results_found === undefined || count < 2 ? textOf(locale, 'search')('found', { count }) : `${count} ${results_found}`;
}

export function SearchResults({ answer, term, category, page, messages }: SearchResultsProps) {
  const locale = useLocale();
  const text = useText('search');
  const categories = categoriesOf(answer.category_counts, text('all'));
  const tabs = { categories, chosen: chosenCategory(categories, category), term, locale };
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-5 lg:mt-8 lg:grid-cols-[16.5rem_1fr]">
      <SearchCategories {...tabs} />
      <CategoriesPopup {...tabs} />
      <div className="beside-dialog min-w-0">
        <SearchHeading term={term} prefix={messages.search_result_text}>
          {answer.absent_subject === undefined
            ? countText(answer.total_count, messages, locale)
            : text('absent', { subject: answer.absent_subject })}
        </SearchHeading>
        {answer.total_count === 0 ? <p className="mt-6">{text('noneInCategory')}</p> : null}
        <ul className="mt-4">
          {answer.results.map((result) => (
            <SearchResult key={result.page_link + result.title} result={result} term={term} />
          ))}
        </ul>
        <div className="mt-9">
          <Pagination
            pagination={{ page, page_size: SEARCH_PAGE_SIZE, total: answer.total_count }}
            href={searchHref(term, tabs.chosen?.slug)}
          />
        </div>
      </div>
    </div>
  );
}
