import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Breadcrumb } from '#components/layout/breadcrumb.tsx';
import { Shell } from '#components/layout/shell.tsx';
import { SearchContent } from '#components/search/search-content.tsx';
import { SearchForm } from '#components/search/search-field.tsx';
import { searchTitle } from '#components/search/search-heading.tsx';
import { searchHref } from '#components/search/search-href.ts';
import type { SearchQuery } from '#lib/content/search-query.ts';
import { getShell } from '#lib/content/shell.ts';
import { isLocale, toLocale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { fixedPageMetadata } from '#lib/seo/fixed-page-metadata.ts';
import { readView } from '#lib/server/view.ts';

type Props = PageProps<'/[locale]/[view]/search'>;

/** Pages are rendered on demand: visitors choose the query. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, view } = await params;
  if (!isLocale(locale)) notFound();
  const { searchItem, category }: SearchQuery = readView(view);
  return fixedPageMetadata({
    title: searchTitle(searchItem ?? '', locale),
    description: textOf(locale, 'search')('description'),
    locale,
    path: searchHref(searchItem, category),
  });
}

/** The search page, rendered from its address (spec 2.4). */
export default async function SearchPage({ params }: Props) {
  const { locale: code, view } = await params;
  const locale = toLocale(code);
  const query: SearchQuery = readView(view);
  const { messages } = await getShell(locale);
  return (
    <Shell path={searchHref(query.searchItem, query.category)}>
      <div className="wrap pt-3 pb-20">
        <div className="max-md:hidden">
          <Breadcrumb items={[{ label: textOf(locale, 'search')('title'), link: undefined }]} />
        </div>
        <SearchForm term={query.searchItem ?? ''} placeholder={messages.global_search_placeholder} />
        <SearchContent query={query} messages={messages} />
      </div>
    </Shell>
  );
}
