import type { ReactNode } from 'react';
import { FILTERS, hrefWithout, LIST_ANCHOR, optionsOf } from '#components/blocks/offer-finder/offer-filters.ts';
import { KeptQuery } from '#components/lists/hidden-query.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import type { Facet } from '#lib/content/contract/source.ts';
import { type PageQuery, valuesOf } from '#lib/content/page-query.ts';
import { type Locale, localizePath } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { FilterBoxes } from './filter-checkboxes.tsx';

export interface FiltersProps {
  /** Tells apart the same filters in two places. */
  id: string;
  facets: readonly Facet[];
  /** How many offers the list has now. */
  total: number;
  path: string;
  query: PageQuery;
  /** The language of the page. */
  locale: Locale;
  /** The language of the text. */
  language: Locale;
}

interface FilterFormProps extends FiltersProps {
  /** What closes the filters, where they lie over the page. */
  close?: ReactNode;
  className: string;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-khadi-200 py-5">
      <legend className="float-start mb-2 w-full font-semibold">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}

function Cities({
  id,
  options,
  chosen,
  language,
}: {
  id: string;
  options: Facet['options'];
  chosen: string | undefined;
  language: Locale;
}) {
  const t = textOf(language, 'offerFinder');
  return (
    <>
      <label htmlFor={id} className="mt-3 block text-sm font-medium">
        {t('city')}
      </label>
      <div className="relative mt-1.5">
        <select id={id} name="city" defaultValue={chosen ?? ''} className="field appearance-none pe-10">
          <option value="">{t('allCities')}</option>
          {options.map(({ slug, label, count }) => (
            <option key={slug} value={slug}>{`${label} (${count})`}</option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute end-3 top-3.5 size-5" />
      </div>
    </>
  );
}

function Dates({ options, chosen, anyLabel }: { options: Facet['options']; chosen: string | undefined; anyLabel: string }) {
  return (
    <ul>
      {[{ slug: '', label: anyLabel, count: undefined }, ...options].map(({ slug, label, count }) => (
        <li key={slug}>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="date"
              value={slug}
              defaultChecked={slug === (chosen ?? '')}
              className="size-5 shrink-0 accent-mor-700"
            />
            <span className="min-w-0 grow">{label}</span>
            <span className="text-sm text-muted tabular-nums">{count}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** The filters of a list of offers (spec 2.1): a GET form, so that its choice is an address and works without script. */
export function FilterForm({ id, facets, total, path, query, locale, language, close, className }: FilterFormProps) {
  const t = textOf(language, 'offerFinder');
  const more = (count: number) => t('more', { count });
  const [category, card, place, city, date] = FILTERS.map((filter) => optionsOf(facets, filter));
  const boxes = (name: 'category' | 'card' | 'place', options: Facet['options']) => (
    <FilterBoxes name={name} options={options} chosen={valuesOf(query, name)} moreLabel={more} />
  );
  const chosen = FILTERS.some((filter) => query[filter] !== undefined);
  return (
    <form
      action={`${localizePath(path, locale)}#${LIST_ANCHOR}`}
      method="get"
      aria-label={t('filters')}
      className={`${className} print:hidden`}
    >
      <div className="filter-head flex items-center gap-3 bg-white pb-3">
        <h2 className="me-auto text-h4 font-semibold">{t('filters')}</h2>
        {chosen ? (
          <Link
            href={hrefWithout(path, query)}
            locale={locale}
            className="inline-flex min-h-11 items-center text-sm text-mor-700 underline decoration-mor-300 underline-offset-4 hover:decoration-current"
          >
            {t('clear')}
          </Link>
        ) : null}
        {close}
      </div>
      <KeptQuery query={query} except={[...FILTERS, 'page_no']} />
      {category?.length ? <Group title={t('category')}>{boxes('category', category)}</Group> : null}
      {card?.length ? <Group title={t('card')}>{boxes('card', card)}</Group> : null}
      {place?.length || city?.length ? (
        <Group title={t('place')}>
          {place?.length ? boxes('place', place) : null}
          {city?.length ? (
            <Cities id={`${id}-city`} options={city} chosen={valuesOf(query, 'city')[0]} language={language} />
          ) : null}
        </Group>
      ) : null}
      {date?.length ? (
        <Group title={t('date')}>
          <Dates options={date} chosen={query.date} anyLabel={t('anyTime')} />
        </Group>
      ) : null}
      <div className="filter-foot bg-white">
        <button type="submit" className="btn btn-primary w-full">
          {t('show', { count: total })}
        </button>
      </div>
    </form>
  );
}
