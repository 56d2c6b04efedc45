import type { z } from 'zod';
import type { Facet } from '#lib/contract/source.ts';
import type { SourceRecord } from '../documents/collection.ts';
import { localesOf, localizeDocument, type Values } from '../documents/localize.ts';

/** Records on one page of a list when the query does not say. */
const PAGE_SIZE = 10;

type ListQuery = Readonly<Record<string, string>>;

export interface Filter {
  /** The parameter of the query. */
  name: Facet['name'];
  /** The values of a record. With `open`, a record without values matches every value. */
  valuesOf: (record: SourceRecord) => readonly string[];
  open?: boolean;
  /** The choices in their order with their labels, when they are counted in `meta.facets`. */
  options?: () => readonly { slug: string; label: string }[];
  /** Filters that are reset when this one changes; its counts ignore them. */
  resets?: readonly Facet['name'][];
  /** Whether choices without records are listed too. */
  always?: boolean;
}

function fits(record: SourceRecord, { valuesOf, open }: Filter, wanted: readonly string[]): boolean {
  const values = valuesOf(record);
  return (values.length === 0 && open === true) || wanted.some((value) => values.includes(value));
}

function wantedBy({ name }: Filter, query: ListQuery): string[] | undefined {
  return query[name]?.split(',');
}

function filtered(
  records: readonly SourceRecord[],
  filters: readonly Filter[],
  query: ListQuery,
  ignored: readonly Facet['name'][] = [],
): SourceRecord[] {
  const used = filters
    .filter(({ name }) => !ignored.includes(name))
    .flatMap((filter) => {
      const wanted = wantedBy(filter, query);
      return wanted === undefined ? [] : [{ filter, wanted }];
    });
  return records.filter((record) => used.every(({ filter, wanted }) => fits(record, filter, wanted)));
}

/** How many records belong to each value of a filter, each record looked at once. */
function counterOf(records: readonly SourceRecord[], { valuesOf, open }: Filter): (value: string) => number {
  const counts = new Map<string, number>();
  let everywhere = 0;
  for (const record of records) {
    const values = valuesOf(record);
    if (values.length === 0 && open === true) everywhere += 1;
    for (const value of new Set(values)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return (value) => everywhere + (counts.get(value) ?? 0);
}

/** For each filter how many records each of its choices would leave, with the other filters unchanged. */
function facetsOf(records: readonly SourceRecord[], filters: readonly Filter[], query: ListQuery): Facet[] {
  return filters.flatMap((filter) => {
    if (!filter.options) return [];
    const count = counterOf(filtered(records, filters, query, [filter.name, ...(filter.resets ?? [])]), filter);
    const options = filter
      .options()
      .map(({ slug, label }) => ({ slug, label, count: count(slug) }))
      .filter((option) => filter.always || option.count > 0 || wantedBy(filter, query)?.includes(option.slug));
    return options.length === 0 ? [] : [{ name: filter.name, options }];
  });
}

interface ListOptions {
  records: readonly SourceRecord[];
  filters?: readonly Filter[];
  query: ListQuery;
  locale: string;
  values: Values;
  /** What a record of the list is; its other fields belong to its own page. */
  answer: z.ZodObject;
  /** Caches the counts of the choices, which are the same on each page; without it they are not part of the answer. */
  counts?: ((make: () => Facet[]) => Facet[]) | undefined;
}

/** One page of a list: only its records are localized, so that long lists cost little more. */
export function listAnswer({ records, filters = [], query, locale, values, answer, counts }: ListOptions) {
  const found = filtered(records, filters, query);
  const page_size = Number(query.page_size ?? PAGE_SIZE);
  const page = Number(query.page_no ?? 1);
  const shown = found.slice((page - 1) * page_size, page * page_size);
  const keys = new Set(Object.keys(answer.shape));
  const data = shown.map((record) => ({
    ...localizeDocument(Object.fromEntries(Object.entries(record).filter(([key]) => keys.has(key))), locale, values),
    ...(keys.has('locales') ? { locales: localesOf(record) } : {}),
  }));
  const pagination = { page, page_size, page_count: Math.ceil(found.length / page_size), total: found.length };
  return { data, meta: { pagination, ...(counts ? { facets: counts(() => facetsOf(records, filters, query)) } : {}) } };
}
