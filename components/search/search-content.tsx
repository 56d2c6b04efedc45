import { EmptyState } from '#components/lists/empty-state.tsx';
import { pageHref } from '#components/lists/page-numbers.ts';
import { catalogueMessageNode } from '#components/ui/catalogue-message.tsx';
import { ContentError, httpStatusFor } from '#lib/content/client/errors.ts';
import type { Messages } from '#lib/content/contract/documents.ts';
import { logFailure } from '#lib/content/log.ts';
import type { SearchQuery } from '#lib/content/search-query.ts';
import { getLocale } from '#lib/i18n/get-locale.ts';
import { textOf } from '#lib/i18n/text.ts';
import { RENDER_STATUS_NAME } from '#lib/server/render-status.ts';
import { loadResults } from './load-results.ts';
import { NoResults } from './no-results.tsx';
import { SearchHeading } from './search-heading.tsx';
import { searchHref } from './search-href.ts';
import { SearchResults } from './search-results.tsx';

/** Results, no results, or an error message with a retry (spec 2.4, 8). */
export async function SearchContent({ query, messages }: { query: SearchQuery; messages: Messages }) {
  const locale = await getLocale();
  const { searchItem = '', category, page_no = '1' } = query;
  const found = await loadResults(query, locale).catch((error: unknown) => {
    if (!(error instanceof ContentError)) throw error;
    logFailure(error);
    return error;
  });
  const heading = <SearchHeading term={searchItem} prefix={messages.search_result_text} />;
  if (found instanceof ContentError) {
    return (
      <div className="mt-8">
        <meta name={RENDER_STATUS_NAME} content={String(httpStatusFor(found))} />
        {heading}
        <EmptyState
          icon="triangle-alert"
          title={catalogueMessageNode(found.messageKey, locale)}
          links={[{ label: textOf(locale, 'error')('retry'), href: pageHref(searchHref(searchItem, category), Number(page_no)) }]}
          className="mt-6"
        />
      </div>
    );
  }
  const { answer, page } = found;
  if (answer.total_count === 0 && answer.category_counts.every(({ count }) => count === 0)) {
    return (
      <div className="mt-8">
        {heading}
        <NoResults term={searchItem} spelling={answer.did_you_mean} messages={messages} />
      </div>
    );
  }
  return <SearchResults answer={answer} term={searchItem} category={category} page={page} messages={messages} />;
}
