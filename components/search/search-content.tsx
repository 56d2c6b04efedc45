import { Throwing } from '#components/layout/throwing.tsx';
import { EmptyState } from '#components/lists/empty-state.tsx';
import { pageHref } from '#components/lists/page-numbers.ts';
import { catalogueMessageNode } from '#components/ui/catalogue-message.tsx';
import { ContentError } from '#lib/content/client/errors.ts';
import { logFailure } from '#lib/content/client/log.ts';
import { hasNoResults, searchResults } from '#lib/content/page/search.ts';
import type { Messages } from '#lib/contract/documents.ts';
import type { SearchQuery } from '#lib/contract/search-query.ts';
import { getLocale } from '#lib/i18n/get-locale.ts';
import { textOf } from '#lib/i18n/text.ts';
import { NoResults } from './no-results.tsx';
import { SearchHeading } from './search-heading.tsx';
import { searchHref } from './search-href.ts';
import { SearchResults } from './search-results.tsx';

interface Props {
  query: SearchQuery;
  term: string;
  messages: Messages;
}

/** Results, no results, or an error message with a retry. */
export async function SearchContent({ query, term, messages }: Props) {
  const locale = await getLocale();
  const { category, page_no = '1' } = query;
  const found = await searchResults(query, locale).catch((error: unknown) => {
    if (!(error instanceof ContentError)) throw error;
    logFailure(error);
    return error;
  });
  const heading = <SearchHeading term={term} prefix={messages.search_result_text} />;
  if (found instanceof ContentError) {
    return (
      <div className="mt-8">
        {heading}
        <Throwing
          fallback={
            <EmptyState
              icon="triangle-alert"
              title={catalogueMessageNode(found.messageKey, locale)}
              links={[{ label: textOf(locale, 'error')('retry'), href: pageHref(searchHref(term, category), Number(page_no)) }]}
              className="mt-6"
            />
          }
        >
          {() => {
            throw found;
          }}
        </Throwing>
      </div>
    );
  }
  const { answer, page } = found;
  if (hasNoResults(answer)) {
    return (
      <div className="mt-8">
        {heading}
        <NoResults term={term} spelling={answer.did_you_mean} messages={messages} />
      </div>
    );
  }
  return <SearchResults answer={answer} term={term} category={category} page={page} messages={messages} />;
}
