import { LRUCache } from 'lru-cache';
import type { Choices, PageChoices } from '#lib/contract/page-choices.ts';
import { PAGE_PARAMS, type PageParam } from '#lib/contract/page-params.ts';
import { type PageQuery, pageQueryString, valuesOf, withoutParams } from '#lib/contract/page-query.ts';
import { oncePerProcess } from '#lib/platform/once-per-process.ts';

/** Pages whose choices are remembered, each tab counted, and lists whose number of pages is remembered. */
const PAGES_MAX = 5000;
const LISTS_MAX = 20_000;

/** Queries of one page with several filters that are rendered before its choices are known. */
const UNKNOWN_MAX = 10;

/** They select which filters a page has, and their own choices do not depend on anything else in the query. */
const TAB_PARAMS = ['tab', 'year'] as const satisfies readonly PageParam[];

const isTabParam = (name: PageParam) => TAB_PARAMS.some((each) => each === name);
const namesIn = (query: PageQuery) => PAGE_PARAMS.filter((name) => query[name] !== undefined);

/** What a page was seen to offer; a parameter that is absent is not known yet. */
type Known = { [Name in PageParam]?: Choices };

/**
 * Reduces the queries of addresses to what their pages offer, so that junk is answered by a page that is cached. What a page
 * offers is learned from its HTML. Setting a filter never adds options.
 */
export class QueryReduction {
  private readonly known = new LRUCache<string, Known>({ max: PAGES_MAX });
  private readonly pageCounts = new LRUCache<string, number>({ max: LISTS_MAX });
  private readonly unknown = new LRUCache<string, number>({ max: PAGES_MAX });

  /**
   * Remembers what a rendered page offers.
   * @param page its locale and path
   * @param query the query it was rendered for
   */
  learn(page: string, query: PageQuery, choices: PageChoices): void {
    const filters = namesIn(query).filter((name) => !isTabParam(name) && name !== 'page_no');
    const all = PAGE_PARAMS.map((name) => [name, choices[name] ?? []] as const);
    this.add(page, Object.fromEntries(all.filter(([name]) => isTabParam(name))));
    const tabKey = `${page}?${pageQueryString(withoutParams(query, [...filters, 'page_no']))}`;
    if (filters.length === 0) this.add(tabKey, Object.fromEntries(all));
    // The choices of a filter do not depend on its own value.
    if (filters.length === 1) this.add(tabKey, Object.fromEntries(all.filter(([name]) => name === filters[0])));
    const count = choices.page_no === 'any' ? undefined : Number(choices.page_no?.[0] ?? 1);
    if (count !== undefined) this.pageCounts.set(this.listKey(page, query), count);
  }

  /** The query without what the page does not offer; a page number after the last is the last one. */
  reduce(page: string, given: PageQuery): PageQuery {
    let query = dropUnknownValues(given, TAB_PARAMS, this.known.get(page));
    const filters = namesIn(query).filter((name) => !isTabParam(name) && name !== 'page_no');
    const tabKey = `${page}?${pageQueryString(withoutParams(query, [...filters, 'page_no']))}`;
    const known = this.known.get(tabKey);
    query = dropUnknownValues(query, filters, known);
    if (filters.length > 1 && filters.some((name) => known?.[name] === undefined)) {
      const times = (this.unknown.get(tabKey) ?? 0) + 1;
      this.unknown.set(tabKey, times);
      // The page without filters teaches what they may be.
      if (times > UNKNOWN_MAX) return withoutParams(query, [...filters, 'page_no']);
    }
    const count = this.pageCounts.get(this.listKey(page, query));
    if (query.page_no === undefined || count === undefined || Number(query.page_no) <= count) return query;
    return count > 1 ? { ...query, page_no: String(count) } : withoutParams(query, ['page_no']);
  }

  private listKey(page: string, query: PageQuery): string {
    return `${page}?${pageQueryString(withoutParams(query, ['page_no']))}`;
  }

  private add(key: string, known: Known): void {
    this.known.set(key, { ...this.known.get(key), ...known });
  }
}

/** A query with the values of some parameters that are known to exist. */
function dropUnknownValues(query: PageQuery, names: readonly PageParam[], known: Known | undefined): PageQuery {
  const next: { [Name in PageParam]?: string } = {};
  for (const name of namesIn(query)) {
    const choices = names.includes(name) ? (known?.[name] ?? 'any') : 'any';
    const values = valuesOf(query, name).filter((value) => choices === 'any' || choices.includes(value));
    if (values.length > 0) next[name] = values.join(',');
  }
  return next;
}

/** The query reduction of this process. */
export function queryReduction(): QueryReduction {
  return oncePerProcess('query-reduction', () => new QueryReduction());
}
