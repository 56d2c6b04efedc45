import { ActiveFilters } from '#components/lists/active-filters.tsx';
import { ChipLinks } from '#components/lists/chip-links.tsx';
import { activeFilters, clearAddress, listAddress, listLinks, optionsOf } from '#components/lists/list.ts';
import { Pagination } from '#components/lists/pagination.tsx';
import { Tabs } from '#components/lists/tabs.tsx';
import { Share } from '#components/share/share.tsx';
import { iconStyle } from '#components/ui/icon.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { Link } from '#components/ui/link.tsx';
import { SectionHeader } from '#components/ui/section-header.tsx';
import { NEAR_CITY_ID } from '#lib/config/element-ids.ts';
import { listHref, valuesOf } from '#lib/contract/page-query.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { LoungeAside } from './lounge-aside.tsx';
import { LoungeForm } from './lounge-form.tsx';
import { cityAddress, LOUNGE_FILTERS, loungeQuery } from './lounge-query.ts';
import { LoungeRow } from './lounge-row.tsx';
import { emptyReason, NoLounges } from './no-lounges.tsx';

const ANCHOR = 'lounges';
const CITIES_ANCHOR = 'cities';

/** Lounges by city, airport and card, in India or abroad. */
export function LoungeFinder({ block, place }: BlockProps<'blocks.lounge-finder'>) {
  const { title, description, lounges, cities = [], facets, pagination, aside, empty_message } = block;
  const { path, language, surface } = place;
  const t = textOf(language, 'lounges');
  const { list, terminal, tabs, elsewhere } = loungeQuery(block, { ...place, anchor: ANCHOR });
  const cityOptions = optionsOf(facets, 'city');
  const cityTabs = cities.map(({ slug, title: label, count = 0, locale: own }) => ({ slug, label, count, locale: own }));
  const active = activeFilters(list.query, LOUNGE_FILTERS, (param) =>
    param === 'city' ? [...cityOptions, ...cityTabs] : optionsOf(facets, param),
  );
  const placeNames = active.filter(({ param }) => param === 'city' || param === 'airport').map(({ label }) => label);
  const found = lounges.length > 0;
  const current = found ? valuesOf(list.query, 'city') : [];
  const cityLinks = listLinks(found ? cityOptions : cityTabs, {
    current,
    hrefOf: (slug = '') => cityAddress(list, current.includes(slug) ? undefined : slug, found),
    language,
  });
  return (
    <section className={`lounge-finder section ${surface === 'tinted' ? 'bg-khadi-50' : ''}`}>
      <div className="wrap">
        {title ? (
          <div className="mb-8">
            <SectionHeader title={title} description={description} language={language} />
          </div>
        ) : null}
        <LoungeForm
          list={list}
          place={list.query.search ?? placeNames.join(', ')}
          cities={[...cityTabs, ...cityOptions].map(({ label }) => label)}
          facets={facets}
        />
        {cityLinks.length > 0 ? (
          <p className="icon-before mt-3 flex items-center gap-1.5 text-sm before:text-mor-600" style={iconStyle('map-pin')}>
            {t('near')}
            <Link id={NEAR_CITY_ID} href={`#${CITIES_ANCHOR}`} className="text-link">
              {t('chooseCity')}
            </Link>
          </p>
        ) : null}
        <div id={ANCHOR} className="mt-2 sm:mt-6">
          {optionsOf(facets, 'terminal').length > 0 ? <Tabs label={t('tabs')} links={tabs} /> : null}
        </div>
        <div className="grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[1fr_20rem]">
          <div className="min-w-0">
            <div className={active.length > 0 ? 'mt-6 flex flex-wrap items-center gap-x-5 gap-y-2' : 'sr-only'}>
              <h2 className="text-h4 font-semibold">{t('found', { count: pagination?.total ?? lounges.length })}</h2>
              <ActiveFilters list={list} filters={active} clearHref={clearAddress(list, LOUNGE_FILTERS)} />
            </div>
            {found ? (
              <ul>
                {keyed(lounges, ({ slug, lounge_name }) => slug ?? lounge_name).map(({ key, item }) => (
                  <LoungeRow key={key} lounge={item} language={language} />
                ))}
              </ul>
            ) : (
              <NoLounges
                list={list}
                message={empty_message}
                reason={emptyReason(list.query, facets, terminal)}
                elsewhere={elsewhere}
              />
            )}
            <Pagination pagination={pagination} href={listAddress(list)} className="mt-8" />
            {found ? (
              <Share
                href={listHref(path, list.query, { page_no: list.query.page_no })}
                title={title}
                language={language}
                className="mt-6"
              />
            ) : null}
          </div>
          <div className="flex flex-col gap-6 self-start lg:mt-8">
            {aside ? <LoungeAside aside={aside} language={language} /> : null}
            {cityLinks.length > 0 ? (
              <ChipLinks
                id={CITIES_ANCHOR}
                label={t('cities')}
                heading={<h2 className="text-h4 font-semibold">{t('cities')}</h2>}
                links={cityLinks}
                className="rounded-xl hairline p-6"
              />
            ) : null}
          </div>
        </div>
      </div>
    </section>
  );
}
