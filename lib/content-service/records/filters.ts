import { field, fieldList, type SourceRecord, textIn } from '../documents/collection.ts';
import type { Values } from '../documents/localize.ts';
import type { Filter } from './list.ts';

const DAY_MS = 86_400_000;
/** An offer that ends within this time ends soon, in days. */
const SOON_DAYS = 14;
/** An offer that began within this time is new, in days. */
const NEW_DAYS = 30;

/** What the filters of a list need: the day and the product, and the names of cards and cities. */
export interface FilterContext {
  values: Values;
  locale: string;
  /** The fixed names of choices that no record has. */
  label: (
    key: 'place.online' | 'place.in_store' | 'date.ending-soon' | 'date.new' | 'terminal.domestic' | 'terminal.international',
  ) => string;
  tiers: readonly SourceRecord[];
  cities: readonly SourceRecord[];
  /** The tabs of offers that are records. Other lists have their tabs in the page document. */
  offerTabs: readonly SourceRecord[];
}

type Option = { slug: string; label: string };

function titled(records: readonly SourceRecord[], { locale, values }: FilterContext): Option[] {
  return records.map((record) => ({ slug: field(record, 'slug', values), label: textIn(record.title, locale, values) }));
}

/** Each value once with its label, in the order of the labels. */
function distinct(options: readonly Option[], locale: string): Option[] {
  const labels = new Map(options.filter(({ slug }) => slug !== '').map(({ slug, label }) => [slug, label || slug]));
  return [...labels].map(([slug, label]) => ({ slug, label })).sort((a, b) => a.label.localeCompare(b.label, locale));
}

function dayFrom(days: number, { today }: Values): string {
  return new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

function datesOf(record: SourceRecord, values: Values): string[] {
  const end = field(record, 'valid_to', values);
  return [
    ...(end !== '' && end <= dayFrom(SOON_DAYS, values) ? ['ending-soon'] : []),
    ...(field(record, 'valid_from', values) >= dayFrom(-NEW_DAYS, values) ? ['new'] : []),
  ];
}

/** By tab: a record is in the tab it names, and in the one of its category. */
export function tabFilter({ values }: FilterContext): Filter {
  return { name: 'tab', valuesOf: (record) => [field(record, 'tab_slug', values), field(record, 'category_slug', values)] };
}

/** By card; a record that names no card is for every card. */
function cardFilter(context: FilterContext): Filter {
  return {
    name: 'card',
    valuesOf: (record) => fieldList(record, 'card_slugs'),
    open: true,
    options: () => titled(context.tiers, context),
  };
}

export function offerFilters(records: readonly SourceRecord[], context: FilterContext): Filter[] {
  const { values, locale, label } = context;
  const category = (record: SourceRecord) => field(record, 'category_slug', values);
  const categories = () =>
    records.map((record) => ({ slug: category(record), label: textIn(record.category_label, locale, values) }));
  const citiesOf = (record: SourceRecord) => [field(record, 'city_slug', values)].filter(Boolean);
  const tabs = () => {
    const slugs = new Set(records.map((record) => field(record, 'tab_slug', values)));
    const titles = titled(context.offerTabs, context).filter(({ slug }) => slugs.has(slug));
    return distinct([...[...slugs].map((slug) => ({ slug, label: '' })), ...categories(), ...titles], locale);
  };
  return [
    // A tab leaves the category: what is in another tab is of other kinds.
    { ...tabFilter(context), options: tabs, resets: ['category'], always: true },
    { name: 'category', valuesOf: (record) => [category(record)], options: () => distinct(categories(), locale) },
    cardFilter(context),
    {
      name: 'place',
      valuesOf: (record) => [field(record, 'place', values)].filter(Boolean),
      open: true,
      options: () => (['online', 'in_store'] as const).map((slug) => ({ slug, label: label(`place.${slug}`) })),
    },
    {
      name: 'city',
      valuesOf: citiesOf,
      // An offer without a city is for the whole country.
      open: true,
      options: () => (records.some((record) => citiesOf(record).length > 0) ? titled(context.cities, context) : []),
    },
    {
      name: 'date',
      valuesOf: (record) => datesOf(record, values),
      options: () => (['ending-soon', 'new'] as const).map((slug) => ({ slug, label: label(`date.${slug}`) })),
    },
  ];
}

export function loungeFilters(records: readonly SourceRecord[], context: FilterContext): Filter[] {
  const { values, locale, label } = context;
  const airport = (record: SourceRecord) => field(record, 'airport_code', values);
  const known = new Set(context.cities.map((city) => field(city, 'slug', values)));
  const elsewhere = records.filter((record) => !known.has(field(record, 'city_slug', values)));
  const cityOf = (record: SourceRecord) => ({
    slug: field(record, 'city_slug', values),
    label: textIn(record.city_label, locale, values),
  });
  return [
    {
      name: 'city',
      valuesOf: (record) => [field(record, 'city_slug', values)],
      options: () => distinct([...titled(context.cities, context), ...elsewhere.map(cityOf)], locale),
    },
    {
      name: 'airport',
      valuesOf: (record) => [airport(record)],
      options: () =>
        distinct(
          records.map((record) => ({ slug: airport(record), label: textIn(record.airport_name, locale, values) })),
          locale,
        ),
    },
    {
      name: 'card',
      valuesOf: ({ access }) =>
        Array.isArray(access) ? access.map((item) => field(Object(item), 'card_slug', values)).filter(Boolean) : [],
      options: () => titled(context.tiers, context),
    },
    {
      name: 'terminal',
      valuesOf: ({ is_domestic }) => [is_domestic === false ? 'international' : 'domestic'],
      options: () => (['domestic', 'international'] as const).map((slug) => ({ slug, label: label(`terminal.${slug}`) })),
    },
  ];
}

/** The filters of banks by card: `card` has the cards of the list, `tier` the one of them that the visitor chose. */
export function issuerFilters(context: FilterContext): Filter[] {
  const { options: _uncounted, ...card } = cardFilter(context);
  return [card, { ...cardFilter(context), name: 'tier' }];
}

/** The filters of banks: cards, and the first letter of the name in the language of the list. */
export function bankFilters(records: readonly SourceRecord[], context: FilterContext): Filter[] {
  const { values, locale } = context;
  const letter = (record: SourceRecord) =>
    (textIn(record.bank_name, locale, values).match(/\p{L}/u)?.[0] ?? '').toLocaleUpperCase(locale);
  return [
    ...issuerFilters(context),
    {
      name: 'letter',
      valuesOf: (record) => [letter(record)],
      options: () =>
        distinct(
          records.map((record) => ({ slug: letter(record), label: letter(record) })),
          locale,
        ),
    },
  ];
}
