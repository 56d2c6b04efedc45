import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Breadcrumb } from '#components/layout/breadcrumb.tsx';
import { Shell } from '#components/layout/shell.tsx';
import { SearchContent } from '#components/search/search-content.tsx';
import { SearchForm } from '#components/search/search-field.tsx';
import { searchTitle } from '#components/search/search-heading.tsx';
import { searchHref } from '#components/search/search-href.ts';
import { isDevelopment } from '#lib/config/settings.ts';
import { spellingWithoutResults } from '#lib/content/page/search.ts';
import { getShell } from '#lib/content/page/shell.ts';
import { isPreview } from '#lib/content/read/draft.ts';
import type { SearchQuery } from '#lib/contract/search-query.ts';
import { isLocale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { fixedPageMetadata } from '#lib/seo/fixed-page-metadata.ts';
import { contentChecks } from '#lib/server/content-checks.ts';
import { NO_RESULTS_NAME, SEARCH_TEXT, spellingContent } from '#lib/server/no-results-page.ts';
import { readView } from '#lib/server/view.ts';

type Props = PageProps<'/[locale]/[view]/search'>;

contentChecks().spellingWithoutResults = spellingWithoutResults;

/** Pages are rendered on demand: visitors choose the query. */
export function generateStaticParams() {
  return [];
}

/**
 * The query of the address, and the search text and path to render: all searches without results have one page.
 * @returns with the other spelling of a search without results
 */
async function load({ params }: Props) {
  const { locale: code, view } = await params;
  if (!isLocale(code)) notFound();
  const query: SearchQuery = readView(view);
  const isCached = !isDevelopment && !(await isPreview());
  const spelling = isCached ? await spellingWithoutResults(query, code) : undefined;
  const { searchItem: term = '', category } = spelling === undefined ? query : { searchItem: SEARCH_TEXT };
  return { locale: code, query, term, path: searchHref(term, category), spelling };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, term, path } = await load(props);
  return fixedPageMetadata({
    title: searchTitle(term, locale),
    description: textOf(locale, 'search')('description'),
    locale,
    path,
  });
}

/** The search page, rendered from its address. */
export default async function SearchPage(props: Props) {
  const { locale, query, term, path, spelling } = await load(props);
  const { messages } = await getShell(locale);
  return (
    <Shell path={path}>
      {spelling === undefined ? null : <meta name={NO_RESULTS_NAME} content={spellingContent(spelling)} />}
      <div className="wrap pt-3 pb-20">
        <div className="max-md:hidden">
          <Breadcrumb items={[{ label: textOf(locale, 'search')('title'), link: undefined }]} />
        </div>
        <SearchForm term={term} placeholder={messages.global_search_placeholder} />
        <SearchContent query={query} term={term} messages={messages} />
      </div>
    </Shell>
  );
}
