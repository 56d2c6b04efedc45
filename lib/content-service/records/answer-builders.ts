import { z } from 'zod';
import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import type { Query } from '#lib/contract/query.ts';
import type { Facet } from '#lib/contract/source.ts';
import { toLocale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { createCollections, field, hasRecordEnded, type SourceRecord, textIn } from '../documents/collection.ts';
import { type Json, type JsonObject, localesOf, localizeDocument, valuesNow } from '../documents/localize.ts';
import { createMemo, type DataFolder, type Documents, versionToday } from '../documents/store.ts';
import { type FilterContext, tabFilter } from './filters.ts';
import { type Filter, listAnswer } from './list.ts';
import { createRecordSearch } from './record-search.ts';

export interface ServiceCall extends Query {
  slug: string | undefined;
}
/** The body of an endpoint's answer; `undefined` when there is no such document. */
export type Answer = (call: ServiceCall) => object | undefined | Promise<object>;
type Select = (call: ServiceCall) => readonly SourceRecord[];
type Filters = (given: { records: readonly SourceRecord[]; context: FilterContext }) => Filter[];

/**
 * Makes answers from documents and records.
 * @param product the product slug, for paths and texts
 */
export function createBuilders(documents: () => Documents, product: string) {
  const collection = createCollections(documents);
  const values = () => valuesNow(product);
  const inLanguage = (document: JsonObject | undefined, locale: string) =>
    document && localizeDocument(document, locale, values());

  const bare =
    (file: string): Answer =>
    ({ locale }) =>
      inLanguage(documents().named.get(file), locale);

  const one =
    (find: (call: ServiceCall) => JsonObject | undefined): Answer =>
    (call) => {
      const data = inLanguage(find(call), call.locale);
      return data && { data };
    };
  const screen = (name: string) => one(() => documents().folders.screens.get(name));
  const inFolder = (folder: DataFolder) => one(({ params }) => documents().folders[folder].get(params.slug ?? ''));

  const context = (locale: string): FilterContext => ({
    values: values(),
    locale,
    label: (key) => textOf(toLocale(locale), 'contentService')(key),
    tiers: collection('card-tiers'),
    cities: collection('cities'),
    offerTabs: [...collection('domestic-offers-tabs'), ...collection('international-offers-tabs')],
  });

  /** Records that a query selects and sorts, which cost more than the page of them that is shown. */
  const selected = createMemo<SourceRecord[]>(documents, versionToday);
  const memoizedCounts = createMemo<Facet[]>(documents, versionToday);
  /** Everything that decides the counts of a list: its query without the page. */
  const countsKey = (name: string, { params, locale }: ServiceCall) => {
    const { page_no: _page, page_size: _size, ...rest } = params;
    return [name, locale, new URLSearchParams(Object.entries(rest).sort())].join(' ');
  };

  /** A page of a list in `{data, meta}`; with `counted`, what each choice of its filters would leave. */
  const list =
    (name: keyof typeof ENDPOINTS, select: Select, filters: Filters = () => [], counted = false): Answer =>
    (call) => {
      const records = select(call);
      const { answer } = ENDPOINTS[name];
      if (!(answer instanceof z.ZodObject)) return undefined;
      return listAnswer({
        records,
        filters: filters({ records, context: context(call.locale) }),
        query: call.params,
        locale: call.locale,
        values: values(),
        answer,
        counts: counted ? (make) => memoizedCounts(countsKey(name, call), make) : undefined,
      });
    };

  /** Tabs, each with the number of records in it. */
  const tabs = (name: keyof typeof ENDPOINTS, from: string, counting: string) =>
    list(name, () => {
      const filled = values();
      const counted = collection(counting).filter((record) => !hasRecordEnded(record, filled));
      return collection(from).map((tab) => {
        const slug = field(tab, 'slug', filled);
        const slugs = (record: SourceRecord) => [field(record, 'tab_slug', filled), field(record, 'category_slug', filled)];
        return { ...tab, count: counted.filter((record) => slugs(record).includes(slug)).length };
      });
    });

  const cards = (name: keyof typeof ENDPOINTS, from: Select) =>
    list(
      name,
      (call) => {
        const compared = call.params.compare?.split(',');
        const filled = values();
        return compared ? from(call).filter((record) => compared.includes(field(record, 'slug', filled))) : from(call);
      },
      (given) => [tabFilter(given.context)],
    );

  const withSlug = (records: readonly SourceRecord[], { params: { slug, id } }: ServiceCall) => {
    const filled = values();
    return records.find((record) => {
      const own = field(record, 'slug', filled);
      return slug === undefined ? id !== undefined && String(record.id ?? own) === id : own === slug;
    });
  };
  /** A record with everything that is known of it, and the languages it is in. */
  const whole = (record: JsonObject | undefined, locale: string) => {
    if (!record) return undefined;
    return { data: { ...localizeDocument(record, locale, values()), locales: localesOf(record) } };
  };
  const detail =
    (from: () => readonly SourceRecord[]): Answer =>
    (call) =>
      whole(withSlug(from(), call), call.locale);

  const inGroup =
    (name: string): Select =>
    ({ params }) => {
      const filled = values();
      return collection(name).filter((record) => field(record, 'group', filled) === params.slug);
    };

  const match = createRecordSearch(documents, collection);
  /** Texts of a record, each in the language of the list and in English. */
  const inBoth = (texts: readonly (Json | undefined)[], locale: string) =>
    texts.flatMap((text) => [...new Set([locale, 'en'])].map((code) => textIn(text, code, values()))).join(' ');

  /** The records in whose names all words that are searched for are found, in the order of the list. */
  const matching =
    (name: string, keys: readonly string[]): Select =>
    ({ params: { search }, locale: code }) => {
      if (search === undefined) return collection(name);
      const found = new Set(
        match(name, toLocale(code), search, (record, locale) => ({
          title: inBoth(
            keys.map((key) => record[key]),
            locale,
          ),
        })),
      );
      return collection(name).filter((record) => found.has(record));
    };

  /** The questions that answer what is searched for, the best first: those whose topic is named are found as well. */
  const matchingQuestions: Select = ({ params: { search }, locale: code }) => {
    if (search === undefined) return collection('faqs');
    const filled = values();
    const topics = new Map(collection('faq-tabs').map((tab) => [field(tab, 'slug', filled), tab.title]));
    return match('faqs', toLocale(code), search, (record, locale) => ({
      title: inBoth([record.question], locale),
      topic: inBoth([topics.get(field(record, 'tab_slug', filled))], locale),
      text: inBoth([record.answer], locale).replace(/\]\([^)]*\)/g, ' '),
    }));
  };

  return {
    collection,
    values,
    selected,
    bare,
    one,
    screen,
    inFolder,
    list,
    tabs,
    cards,
    withSlug,
    whole,
    detail,
    inGroup,
    matching,
    matchingQuestions,
  };
}

export type Builders = ReturnType<typeof createBuilders>;
