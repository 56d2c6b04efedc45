import { EmptyState } from '#components/ui/empty-state.tsx';
import { Link } from '#components/ui/link.tsx';
import type { Messages } from '#lib/content/contract/documents.ts';
import { ContentError, catalogueMessage } from '#lib/content/errors.ts';
import { logFailure } from '#lib/content/log.ts';
import { type SearchFor, search } from '#lib/content/search.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { searchHref } from './search-href.ts';
import { SearchResults } from './search-results.tsx';

interface SearchOutcomeProps {
  query: SearchFor;
  messages: Messages;
  locale: Locale;
}

/** What a search came to: results, none, or the catalogue's message with a retry when the service fails (spec 2.4, 8). */
export async function SearchOutcome({ query, messages, locale }: SearchOutcomeProps) {
  const text = textOf(locale, 'search');
  const { searchItem, category, page_no = 1 } = query;
  if (searchItem === '') return <EmptyState icon="search" title={messages.no_result ?? text('noResult')} className="mt-8" />;
  const answer = await search(query, locale).catch((error: unknown) => {
    if (!(error instanceof ContentError)) throw error;
    logFailure(error.path, error);
    return error;
  });
  if (answer instanceof ContentError) {
    return (
      <EmptyState icon="triangle-alert" title={catalogueMessage(answer.messageKey, locale)} className="mt-8">
        <Link href={searchHref(searchItem, category)} locale={locale} className="btn btn-secondary mt-4">
          {textOf(locale, 'error')('retry')}
        </Link>
      </EmptyState>
    );
  }
  return (
    <SearchResults answer={answer} term={searchItem} category={category} page={page_no} messages={messages} locale={locale} />
  );
}
