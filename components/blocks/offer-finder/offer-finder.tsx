import { useId } from 'react';
import {
  chosenIn,
  countedTabs,
  FILTERS,
  hrefWithout,
  LIST_ANCHOR,
  listPlace,
  openTab,
  optionsOf,
  orderOf,
} from '#components/blocks/offer-finder/offer-filters.ts';
import { OfferGrid } from '#components/blocks/offer-finder/offer-grid.tsx';
import { emptyMessage } from '#components/blocks/offer-list/empty-message.ts';
import { EmptyState } from '#components/lists/empty-state.tsx';
import { ChipRow, ChosenChips } from '#components/lists/filter-bar.tsx';
import { FilterForm } from '#components/lists/filter-form.tsx';
import { FilterSheet } from '#components/lists/filter-sheet.tsx';
import { ListPages } from '#components/lists/list-pages.tsx';
import { SortMenu } from '#components/lists/sort-menu.tsx';
import { TabLinks } from '#components/lists/tab-links.tsx';
import { Link } from '#components/ui/link.tsx';
import { SectionHeader } from '#components/ui/section-header.tsx';
import { listHref } from '#lib/content/page-query.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';

/** Offers by tab, narrowed by the address, in an order, page by page (spec 2.1); none of them is said in words (spec 8). */
export function OfferFinder({ block, place }: BlockProps<'blocks.offer-finder'>) {
  const { title, description, view_all, tabs = [], open_first_tab, offers, facets = [], pagination, source } = block;
  const { locale, language, surface } = place;
  const t = textOf(language, 'offerFinder');
  const words = textOf(language, 'offers');
  const formId = useId();
  const total = pagination?.total ?? offers.length;
  const open = openTab(block, place);
  const { path, query, hrefOfTab, hrefOfAll } = listPlace(block, place);
  const chosen = chosenIn(facets, query);
  const filtered = FILTERS.some((filter) => optionsOf(facets, filter).length > 0);
  const filters = { facets, total, path, query, locale, language };
  const chips = { chosen, path, query, locale, language };
  return (
    <section id={LIST_ANCHOR} className={surface === 'tinted' ? 'bg-khadi-50' : undefined}>
      <div className="wrap pt-6 pb-16 lg:pt-9 lg:pb-20">
        {title ? (
          <SectionHeader title={title} description={description} viewAll={view_all} locale={locale} language={language} />
        ) : (
          <h2 className="sr-only">{t('list')}</h2>
        )}
        {tabs.length > 1 ? (
          <div className={title ? 'mt-6' : ''}>
            <TabLinks
              tabs={countedTabs(tabs, facets)}
              current={open?.slug}
              hrefOf={hrefOfTab}
              all={open_first_tab ? undefined : { label: words('all'), href: hrefOfTab(undefined) }}
              label={words('filter')}
              locale={locale}
              language={language}
            />
          </div>
        ) : null}
        <div className={`pt-6 lg:pt-8 ${filtered ? 'grid gap-x-12 lg:grid-cols-[16.5rem_1fr]' : ''}`}>
          {filtered ? (
            <>
              <FilterForm {...filters} id={`${formId}-rail`} className="max-lg:hidden" />
              <FilterSheet {...filters} id={formId} />
            </>
          ) : null}
          <div className="min-w-0">
            {filtered ? <ChipRow formId={formId} facets={facets} {...chips} /> : null}
            <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${filtered ? 'max-lg:mt-4' : ''}`}>
              <p role="status" className="font-semibold">
                {t('count', { count: total })}
              </p>
              {chosen.length > 0 ? (
                <div className="flex flex-wrap gap-2 max-lg:hidden">
                  <ChosenChips
                    {...chips}
                    className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-mor-100 px-4 text-sm font-medium text-mor-900 no-underline hover:bg-mor-200 focus-visible:rounded-full"
                  />
                </div>
              ) : null}
              {total > 1 && source?.follow?.includes('sort') ? (
                <SortMenu
                  order={orderOf(block, query)}
                  usual={orderOf(block, {})}
                  path={path}
                  query={query}
                  locale={locale}
                  language={language}
                />
              ) : null}
            </div>
            {offers.length === 0 ? (
              <EmptyState icon="ticket-percent" title={emptyMessage(block.empty_message, language)} className="mt-6">
                {chosen.length > 0 || open ? (
                  <Link
                    href={chosen.length > 0 ? hrefWithout(path, query) : hrefOfAll}
                    locale={locale}
                    className="btn btn-secondary mt-5"
                  >
                    {chosen.length > 0 ? t('clear') : t('seeAll')}
                  </Link>
                ) : null}
              </EmptyState>
            ) : (
              <OfferGrid offers={offers} locale={locale} language={language} wide={!filtered} />
            )}
            <ListPages pagination={pagination} href={listHref(path, query, {}, LIST_ANCHOR)} locale={locale} className="mt-10" />
          </div>
        </div>
      </div>
    </section>
  );
}
