import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Breadcrumb } from '#components/layout/breadcrumb.tsx';
import { Shell } from '#components/layout/shell.tsx';
import { SearchContent } from '#components/search/search-content.tsx';
import { SearchForm } from '#components/search/search-field.tsx';
import { searchTitle } from '#components/search/search-heading.tsx';
import { searchHref } from '#components/search/search-href.ts';
import { pageQuery } from '#lib/content/page/query.ts';
import { getShell } from '#lib/content/page/shell.ts';
import type { SearchQuery } from '#lib/contract/search-query.ts';
import { isLocale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { fixedPageMetadata } from '#lib/seo/fixed-page-metadata.ts';

type Props = PageProps<'/[locale]/[query]/search'>;

/** On demand: visitors choose the query. */
export function generateStaticParams() {
  return [];
}

async function load({ params }: Props) {
  const { locale, query: segment } = await params;
  if (!isLocale(locale)) notFound();
  const query: SearchQuery = await pageQuery(segment);
  const { searchItem: term = '', category } = query;
  return { locale, query, term, path: searchHref(term, category) };
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

export default async function SearchPage(props: Props) {
  const { locale, query, term, path } = await load(props);
  const { messages } = await getShell(locale);
  return (
    <Shell path={path}>
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
