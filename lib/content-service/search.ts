import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { SEARCH_ENGINES } from '#lib/config/cache-bytes.ts';
import { SEARCH_PAGE_SIZE } from '#lib/config/constants.ts';
import type { SearchAnswer, Suggestions } from '#lib/contract/documents.ts';
import { loungeCityPath } from '#lib/contract/record-paths.ts';
import { DEFAULT_LOCALE, type Locale, toLocale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { runInSlices } from '#lib/platform/steps.ts';
import { fillPlaceholders, isObject, valuesNow } from './documents/localize.ts';
import { createMemo, type Documents, versionToday } from './documents/store.ts';
import type { AbsentSubject } from './search/absent-subjects.ts';
import { collectEntries } from './search/all-entries.ts';
import { buildEngine, type Engine } from './search/engine.ts';
import { type Entry, KINDS } from './search/entry.ts';
import { cleanQuery } from './search/fold.ts';

const ALL = 'all';
/** After a change a search waits for the new index for so long, in milliseconds; then the one before answers until it is built. */
const RENEWED_MS = 1000;

interface SearchQuery {
  searchItem?: string | undefined;
  page_no?: number | undefined;
  page_size?: number | undefined;
  category?: string | undefined;
  type?: 'suggestion' | undefined;
}

/** The categories that have results, “everything” first. */
function categoriesOf(found: readonly Entry[], locale: Locale): SearchAnswer['category_counts'] {
  const text = textOf(locale, 'search');
  const kinds: SearchAnswer['category_counts'] = KINDS.map((slug) => ({
    category_name: text(`kinds.${slug}`),
    count: found.filter(({ kind }) => kind === slug).length,
    slug,
  }));
  return [{ category_name: text('kinds.all'), count: found.length, slug: ALL }, ...kinds].filter(({ count }) => count > 0);
}

function* buildSearch(documents: Documents, locale: Locale, product: string) {
  return yield* buildEngine(yield* collectEntries(documents, locale, product), product, locale);
}

/** The page of a city is among the lounges, as people see it. */
function categoryOf({ link, kind }: Entry, locale: Locale) {
  const category = link.startsWith(loungeCityPath('')) ? 'lounges' : kind;
  return { category, category_name: textOf(locale, 'search')(`kinds.${category}`) };
}

function suggestedPage(entry: Entry, locale: Locale): Omit<Suggestions['results'][number], 'title'> {
  const { image, ...marks } = entry.marks ?? {};
  return { page_link: entry.link, ...categoryOf(entry, locale), ...marks, ...(image ? { image: { url: image } } : {}) };
}

/**
 * The search over the documents: one index per language, made in slices on demand and again when a document changes or a day
 * begins, and dropped when it is not asked for some time.
 */
export function createSearch(documents: () => Documents, product: string) {
  const memo = createMemo<Promise<Engine>>(documents, versionToday, SEARCH_ENGINES);
  // One after the other: what an index is made from takes more memory than the index.
  let building: Promise<unknown> = Promise.resolve();
  const build = (current: Documents, locale: Locale): Promise<Engine> => {
    const built = building.then(() => runInSlices(buildSearch(current, locale, product)));
    building = built.catch(() => undefined);
    return built;
  };
  // The index before stays in use while it is made again.
  const last = new LRUCache<Locale, { engine: Engine; next: Promise<Engine> }>({
    max: SEARCH_ENGINES.max,
    ttl: SEARCH_ENGINES.idle,
    ttlAutopurge: true,
    updateAgeOnGet: true,
  });
  const engineIn = async (locale: Locale): Promise<Engine> => {
    const next = memo(locale, (current) => build(current, locale));
    const before = last.get(locale);
    if (before?.next === next) return before.engine;
    const built = next.then((engine) => {
      last.set(locale, { engine, next });
      return engine;
    });
    return before === undefined ? built : Promise.race([built, sleep(RENEWED_MS, before.engine, { ref: false })]);
  };

  /** What one language has; the fallback language is asked only when it has nothing. */
  const ask = async <Item>(locale: Locale, find: (engine: Engine) => Item[]): Promise<{ language: Locale; items: Item[] }> => {
    const items = find(await engineIn(locale));
    if (items.length > 0 || locale === DEFAULT_LOCALE) return { language: locale, items };
    return { language: DEFAULT_LOCALE, items: find(await engineIn(DEFAULT_LOCALE)) };
  };

  /** In a language of the list of subjects or of the translations, else in English. */
  const subjectName = (name: AbsentSubject['name'], locale: Locale): string => {
    const texts = documents().folders.translations.get(locale)?.texts;
    const translated = isObject(texts) ? texts[name.en] : undefined;
    return name[locale] ?? (typeof translated === 'string' ? translated : name.en);
  };

  /** For a subject that the site does not have: its name, and the nearest page. */
  const absentIn = (
    { absentSubject, entryAt }: Engine,
    locale: Locale,
    term: string,
  ): { name: string; nearest: Entry } | undefined => {
    const subject = absentSubject(term);
    const nearest = subject && entryAt(fillPlaceholders(subject.link, valuesNow(product)));
    return nearest && { name: subjectName(subject.name, locale), nearest };
  };

  return async (query: SearchQuery, code: string): Promise<SearchAnswer | Suggestions> => {
    const locale = toLocale(code);
    const term = cleanQuery(query.searchItem ?? '');
    const own = await engineIn(locale);
    const absent = absentIn(own, locale, term);
    if (query.type === 'suggestion') {
      const suggested = absent
        ? [{ title: absent.nearest.title, entry: absent.nearest }]
        : (await ask(locale, (engine) => engine.suggest(term))).items;
      return {
        results: suggested.map(({ title, entry }) => (entry ? { title, ...suggestedPage(entry, locale) } : { title })),
      };
    }
    const { language, items } = absent
      ? { language: locale, items: [absent.nearest] }
      : await ask(locale, (engine) => engine.find(term));
    const wanted =
      query.category === undefined || query.category === ALL ? items : items.filter(({ kind }) => kind === query.category);
    const size = query.page_size ?? SEARCH_PAGE_SIZE;
    const start = ((query.page_no ?? 1) - 1) * size;
    return {
      locale,
      search: term,
      absent_subject: absent?.name,
      did_you_mean: items.length > 0 ? undefined : own.nearestSpelling(term),
      message: textOf(locale, 'search')('found', { count: wanted.length }),
      results: wanted.slice(start, start + size).map((entry) => {
        const { title, description, link, locale: shown = language } = entry;
        const { category_name } = categoryOf(entry, shown);
        return { title, description, page_link: link, category_name, locale: shown };
      }),
      total_count: wanted.length,
      category_counts: categoriesOf(items, locale),
    };
  };
}
