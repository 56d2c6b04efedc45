import { EmptyState } from '#components/lists/empty-state.tsx';
import { pageCount, pageHref } from '#components/lists/page-numbers.ts';
import { catalogueMessageNode } from '#components/ui/catalogue-message.tsx';
import { SEARCH_PAGE_SIZE } from '#lib/config/constants.ts';
import { ContentError, httpStatusFor } from '#lib/content/client/errors.ts';
import type { Messages, SearchAnswer } from '#lib/content/contract/documents.ts';
import { logFailure } from '#lib/content/log.ts';
import { hasNoResults, searchSite } from '#lib/content/search.ts';
import type { SearchQuery } from '#lib/content/search-query.ts';
import { getLocale } from '#lib/i18n/get-locale.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { NO_RESULTS_NAME, SEARCH_TEXT, SPELLING } from '#lib/server/no-results-page.ts';
import { RENDER_STATUS_NAME } from '#lib/server/render-status.ts';
import { NoResults } from './no-results.tsx';
import { SearchHeading } from './search-heading.tsx';
import { searchHref } from './search-href.ts';
import { SearchResults } from './search-results.tsx';

/**
 * Loads a page of search results: the last one when the page number is too high, of all categories when the category does not
 * exist (spec 2.4).
 * @returns the results and their page number, from 1
 * @throws {ContentError}
 */
async function loadResults(query: SearchQuery, locale: Locale): Promise<{ answer: SearchAnswer; page: number }> {
  const page = Number(query.page_no ?? 1);
  const answer = await searchSite(query, locale);
  const exists = answer.category_counts.some(({ slug }) => slug === query.category);
  if (query.category !== undefined && answer.category_counts.length > 0 && !exists) {
    return loadResults({ ...query, category: undefined }, locale);
  }
  const last = pageCount(answer.total_count, SEARCH_PAGE_SIZE);
  if (last === 0 || page <= last) return { answer, page };
  return { answer: await searchSite({ ...query, page_no: String(last) }, locale), page: last };
}

interface Props {
  query: SearchQuery;
  /** The search text that is shown. */
  term: string;
  messages: Messages;
}

/** Results, no results, or an error message with a retry (spec 2.4, 8). */
export async function SearchContent({ query, term, messages }: Props) {
  const locale = await getLocale();
  const { category, page_no = '1' } = query;
  const found = await loadResults(query, locale).catch((error: unknown) => {
    if (!(error instanceof ContentError)) throw error;
    logFailure(error);
    return error;
  });
  const heading = <SearchHeading term={term} prefix={messages.search_result_text} />;
  if (found instanceof ContentError) {
    return (
      <div className="mt-8">
        <meta name={RENDER_STATUS_NAME} content={String(httpStatusFor(found))} />
        {heading}
        <EmptyState
          icon="triangle-alert"
          title={catalogueMessageNode(found.messageKey, locale)}
          links={[{ label: textOf(locale, 'error')('retry'), href: pageHref(searchHref(term, category), Number(page_no)) }]}
          className="mt-6"
        />
      </div>
    );
  }
  const { answer, page } = found;
  if (hasNoResults(answer)) {
    const isPrepared = term === SEARCH_TEXT;
    return (
      <div className="mt-8">
        {isPrepared ? <meta name={NO_RESULTS_NAME} content="prepared" /> : null}
        {heading}
        <NoResults
          term={term}
          spelling={isPrepared && answer.did_you_mean ? SPELLING : answer.did_you_mean}
          messages={messages}
        />
      </div>
    );
  }
  return <SearchResults answer={answer} term={term} category={category} page={page} messages={messages} />;
}
