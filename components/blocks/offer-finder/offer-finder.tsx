import { useId } from 'react';
import { ActiveFilters } from '#components/lists/active-filters.tsx';
import { FilterForm } from '#components/lists/filter-form.tsx';
import { FilterButton, FilterSheet } from '#components/lists/filter-sheet.tsx';
import { activeFilters, clearAddress, listAddress, listLinks, optionsOf } from '#components/lists/list.ts';
import { Pagination } from '#components/lists/pagination.tsx';
import { ResultCount } from '#components/lists/result-count.tsx';
import { SortMenu } from '#components/lists/sort-menu.tsx';
import { Tabs } from '#components/lists/tabs.tsx';
import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import { keyed } from '#components/ui/keyed.ts';
import { SectionHeader } from '#components/ui/section-header.tsx';
import type { Offer } from '#lib/contract/records/offer.ts';
import { dateInIndia } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { OfferTile } from '../offer-list/offer-tile.tsx';
import { NoOffers } from './no-offers.tsx';
import { filterGroups, OFFER_FILTERS, offerOrders, offerTabs, orderOf } from './offer-filters.ts';

interface Props {
  offers: readonly Offer[];
  language: Locale;
  /** Four columns instead of three, without filters. */
  wide: boolean;
}

function OfferGrid({ offers, language, wide }: Props) {
  const today = dateInIndia(new Date());
  return (
    <ul
      className={`offer-rows mt-3 grid grid-cols-1 gap-3 sm:mt-6 sm:gap-4 sm:grid-cols-2 lg:gap-5 ${wide ? 'lg:grid-cols-3 xl:grid-cols-4' : 'xl:grid-cols-3'}`}
    >
      {keyed(offers, ({ slug }) => slug).map(({ key, item: offer }) => (
        <li key={key} {...langAttributes(offer, language)} className="flex min-w-0">
          <OfferTile offer={offer} language={labelLocaleOf(offer, language)} today={today} />
        </li>
      ))}
    </ul>
  );
}

/** Offers with tabs, filters, sort order and pagination. */
export function OfferFinder({ block, place }: BlockProps<'blocks.offer-finder'>) {
  const { title, description, view_all, open_first_tab, offers, facets = [], pagination, source } = block;
  const { language, surface } = place;
  const t = textOf(language, 'offerFinder');
  const words = textOf(language, 'offers');
  const menuPanelId = useId();
  const total = pagination?.total ?? offers.length;
  const finderTabs = offerTabs(block, { ...place, anchor: 'offers' });
  const { list, tabs, open, hrefOfTab, hrefOfAll } = finderTabs;
  const active = activeFilters(list.query, OFFER_FILTERS, (param) => optionsOf(facets, param));
  const groups = filterGroups(facets, language);
  const filtered = groups.length > 0;
  const form = { list, groups, params: OFFER_FILTERS, submit: t('show', { count: total }) };
  const clear = { label: textOf(language, 'lists')('clear'), href: clearAddress(list, OFFER_FILTERS) };
  const seeAll = open ? [{ label: t('seeAll'), href: hrefOfAll }] : [];
  return (
    <section id="offers" className={surface === 'tinted' ? 'bg-khadi-50' : undefined}>
      <div className="wrap pt-2 pb-10 sm:pt-6 sm:pb-16 lg:pt-8 lg:pb-20">
        {title ? (
          <SectionHeader
            title={title}
            description={description}
            viewAll={view_all}
            language={language}
            className="list-header beside-dialog"
          />
        ) : (
          <h2 className="sr-only">{t('list')}</h2>
        )}
        {tabs.length > 1 ? (
          <div className={`beside-dialog ${title ? 'sm:mt-6' : ''}`}>
            <Tabs
              label={words('filter')}
              links={listLinks(tabs, {
                current: open?.slug,
                hrefOf: hrefOfTab,
                all: open_first_tab ? undefined : words('all'),
                language,
              })}
            />
          </div>
        ) : null}
        <div className={`pt-3 sm:pt-6 lg:pt-8 ${filtered ? 'grid grid-cols-1 gap-x-12 lg:grid-cols-[16.5rem_1fr]' : ''}`}>
          {filtered ? (
            <>
              <FilterForm {...form} className="max-lg:hidden" />
              <FilterSheet {...form} id={menuPanelId} />
            </>
          ) : null}
          <div className="beside-dialog min-w-0">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {filtered ? <FilterButton menuPanelId={menuPanelId} count={active.length} language={language} /> : null}
              <ResultCount>{t('count', { count: total })}</ResultCount>
              <ActiveFilters list={list} filters={active} className="max-lg:order-last max-lg:basis-full" />
              {total > 1 && source?.follow?.includes('sort') ? (
                <SortMenu
                  list={list}
                  orders={offerOrders(language)}
                  current={orderOf(block, list.query)}
                  standard={orderOf(block, {})}
                />
              ) : null}
            </div>
            {offers.length === 0 ? (
              <NoOffers block={block} tabs={finderTabs} links={active.length > 0 ? [clear] : seeAll} />
            ) : (
              <OfferGrid offers={offers} language={language} wide={!filtered} />
            )}
            <Pagination pagination={pagination} href={listAddress(list)} className="mt-10" />
          </div>
        </div>
      </div>
    </section>
  );
}
