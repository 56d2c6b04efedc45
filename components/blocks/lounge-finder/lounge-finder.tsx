import { CityLinks } from '#components/blocks/lounge-finder/city-links.tsx';
import { cardReason, namesPlace } from '#components/blocks/lounge-finder/empty-reason.ts';
import { LoungeAside } from '#components/blocks/lounge-finder/lounge-aside.tsx';
import { LoungeForm } from '#components/blocks/lounge-finder/lounge-form.tsx';
import { LoungeRow } from '#components/blocks/lounge-finder/lounge-row.tsx';
import { NoLounges } from '#components/blocks/lounge-finder/no-lounges.tsx';
import { placesOf } from '#components/blocks/lounge-finder/place-suggestions.ts';
import { LoungeNarrowings } from '#components/lists/active-filters.tsx';
import { choicesOf, narrowingsOf } from '#components/lists/filters.ts';
import { ListPages } from '#components/lists/list-pages.tsx';
import { TabLinks } from '#components/lists/tab-links.tsx';
import { Share } from '#components/share/share.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { SectionHeader } from '#components/ui/section-header.tsx';
import type { PageParam } from '#lib/content/page-params.ts';
import { listHref, valuesOf } from '#lib/content/page-query.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';

/** Where the list begins. */
const LIST = 'lounges';
const TERMINALS = ['domestic', 'international'] as const;

/** Lounges by city, airport, card and country, each choice with its count and every list with an address (spec 2.1 /lounges). */
export function LoungeFinder({ block, place }: BlockProps<'blocks.lounge-finder'>) {
  const { title, description, lounges, cities = [], facets, pagination, aside, source } = block;
  const { path, locale, language, surface } = place;
  const t = textOf(language, 'lounges');
  const usual = source?.query?.terminal;
  const { terminal: given, ...rest } = place.query;
  const asked = TERMINALS.find((slug) => slug === given);
  const query = asked ? place.query : rest;
  const terminal = asked ?? usual;
  const hrefOf = (changes: Partial<Record<PageParam, string | undefined>>) => listHref(path, query, changes, LIST);
  const terminalHref = (slug: string) => hrefOf({ terminal: slug === usual ? undefined : slug });
  const unnarrowed = { search: undefined, city: undefined, airport: undefined, card: undefined };
  const terminals = choicesOf(facets, 'terminal');
  // A tab where nothing fits the place begins anew; with a card alone it says why it is empty.
  const tabs = TERMINALS.map((slug) => {
    const none = { label: t(slug), count: namesPlace(query) ? undefined : 0 };
    const { label, count } = terminals.find((choice) => choice.slug === slug) ?? none;
    return {
      slug,
      label,
      count,
      href:
        count || !namesPlace(query) ? terminalHref(slug) : hrefOf({ ...unnarrowed, terminal: slug === usual ? undefined : slug }),
    };
  });
  const elsewhere = terminals.find(({ slug, count }) => slug !== terminal && count > 0);
  const narrowings = narrowingsOf(query, facets, cities);
  const total = pagination?.total ?? lounges.length;
  // Where nothing was found, every city is a way out.
  const found = lounges.length > 0;
  const cityChoices = found
    ? choicesOf(facets, 'city')
    : cities.map(({ slug, title: name, count = 0, locale: own }) => ({ slug, label: name, count, locale: own }));
  const cityHref = (city: string | undefined) =>
    hrefOf(found ? { city, search: undefined, airport: undefined } : { ...unnarrowed, terminal: undefined, city });
  return (
    <section className={`lounge-finder section ${surface === 'tinted' ? 'bg-khadi-50' : ''}`}>
      <div className="wrap">
        {title ? (
          <div className="mb-7">
            <SectionHeader title={title} description={description} locale={locale} language={language} />
          </div>
        ) : null}
        <LoungeForm
          path={path}
          anchor={LIST}
          query={query}
          chosenPlaces={narrowings.filter(({ param }) => param === 'city' || param === 'airport').map(({ label }) => label)}
          places={placesOf(cities, facets)}
          cards={choicesOf(facets, 'card')}
          locale={locale}
          language={language}
        />
        <div id={LIST} className="mt-10 scroll-mt-20">
          {terminals.length > 0 ? (
            <TabLinks
              tabs={tabs.map(({ slug, label, count }) => ({ slug, title: label, count }))}
              current={terminal}
              hrefOf={(slug) => tabs.find((tab) => tab.slug === slug)?.href ?? path}
              label={t('tabs')}
              locale={locale}
              language={language}
            />
          ) : null}
        </div>
        <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[1fr_20rem]">
          <div className="min-w-0">
            <div className={narrowings.length > 0 ? 'mt-6 flex flex-wrap items-center gap-x-5 gap-y-2' : 'sr-only'}>
              <h2 className="text-h4 font-semibold">{t('found', { count: total })}</h2>
              {narrowings.length > 0 ? (
                <LoungeNarrowings
                  narrowings={narrowings}
                  hrefWithout={(one) => hrefOf(one ? { [one.param]: one.rest } : unnarrowed)}
                  locale={locale}
                  language={language}
                />
              ) : null}
            </div>
            {!found ? (
              <NoLounges
                message={block.empty_message}
                typed={query.search !== undefined}
                reason={cardReason(query, facets, terminal)}
                elsewhere={elsewhere}
                hrefs={{ withCard: (card) => hrefOf({ card }), elsewhere: terminalHref, all: hrefOf(unnarrowed) }}
                locale={locale}
                language={language}
              />
            ) : (
              <ul>
                {keyed(lounges, ({ slug, lounge_name }) => slug ?? lounge_name).map(({ key, item }) => (
                  <LoungeRow key={key} lounge={item} locale={locale} language={language} />
                ))}
              </ul>
            )}
            <ListPages pagination={pagination} href={hrefOf({})} locale={locale} />
            {found ? (
              <Share
                href={listHref(path, query, { page_no: query.page_no })}
                title={title}
                locale={locale}
                language={language}
                className="mt-6"
              />
            ) : null}
          </div>
          <div className="space-y-6 self-start lg:mt-8">
            {aside ? <LoungeAside aside={aside} locale={locale} /> : null}
            {cityChoices.length > 0 ? (
              <CityLinks
                title={t('cities')}
                cities={cityChoices}
                chosen={found ? valuesOf(query, 'city') : []}
                hrefOf={cityHref}
                locale={locale}
                language={language}
              />
            ) : null}
          </div>
        </div>
      </div>
    </section>
  );
}
