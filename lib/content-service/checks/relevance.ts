import type { SearchAnswer, Suggestions } from '#lib/content/contract/documents.ts';
import tuned from './relevance.json' with { type: 'json' };
import control from './relevance-control.json' with { type: 'json' };
import everyday from './relevance-everyday.json' with { type: 'json' };
import fresh from './relevance-fresh.json' with { type: 'json' };
import heldOut from './relevance-held-out.json' with { type: 'json' };
import independent from './relevance-independent.json' with { type: 'json' };
import spoken from './relevance-spoken.json' with { type: 'json' };
import unread from './relevance-unread.json' with { type: 'json' };
import unseen from './relevance-unseen.json' with { type: 'json' };
import untuned from './relevance-untuned.json' with { type: 'json' };
import visitors from './relevance-visitors.json' with { type: 'json' };

/**
 * The sets of queries, oldest first. Words, phrases and weights have been chosen with all but the last. The authors of the last four
 * had not seen the search; decisions 042, 060, 061 and 062 have the first figures.
 */
const QUERY_SETS = {
  tuned,
  'held-out': heldOut,
  control,
  fresh,
  spoken,
  everyday,
  unseen,
  independent,
  visitors,
  unread,
  untuned,
} as const;
export type QuerySet = keyof typeof QUERY_SETS;
export const QUERY_SET_NAMES = Object.keys(QUERY_SETS) as QuerySet[];

/** The share of queries whose page must be among the first three results. */
export const RECALL_FLOOR: Record<QuerySet, number> = {
  tuned: 0.97,
  'held-out': 0.97,
  control: 0.97,
  fresh: 0.97,
  spoken: 0.97,
  everyday: 0.97,
  unseen: 0.97,
  independent: 0.97,
  visitors: 0.97,
  unread: 0.97,
  untuned: 0.9,
};
const FIRST = 3;

/** A query as somebody would type it, with the pages that answer it. */
interface Judged {
  group: string;
  locale: string;
  query: string;
  expected: string[];
  /** The place of the first expected page among the results, counted from 1; 0 when it is not on the first page. */
  rank: number;
  /** The addresses of the first results. */
  given: string[];
}

interface Figures {
  group: string;
  queries: number;
  recall: number;
  reciprocalRank: number;
}

type Search = (query: { searchItem: string }, locale: string) => SearchAnswer | Suggestions;

/** The page that a link opens, with its fragment; an address that redirects counts as the page that it redirects to. */
export function openedPage(link: string): string {
  const { pathname, searchParams, hash } = new URL(link, 'https://site.invalid');
  const record = searchParams.get('card') ?? (searchParams.has('terminal') ? null : searchParams.get('city'));
  return `${pathname}${record === null ? '' : `/${record}`}${hash}`;
}

function pageOf(result: object): string {
  return openedPage('page_link' in result && typeof result.page_link === 'string' ? result.page_link : '');
}

/** Whether a page is the wanted one, or one of its records: the offer itself answers better than the list of offers. */
function answers(page: string, wanted: string): boolean {
  const path = page.split('#')[0] ?? '';
  return page === wanted || path === wanted || (wanted !== '/' && path.startsWith(`${wanted}/`));
}

/** Asks every query of a set. */
export function judge(search: Search, product: string, set: QuerySet): Judged[] {
  return QUERY_SETS[set].flatMap(({ group, locale, queries }) =>
    Object.entries(queries).map(([query, pages]) => {
      const expected = pages.replaceAll('{product}', product).split(' ');
      const given = search({ searchItem: query }, locale).results.map(pageOf);
      return {
        group,
        locale,
        query,
        expected,
        rank: given.findIndex((page) => expected.some((wanted) => answers(page, wanted))) + 1,
        given: given.slice(0, FIRST),
      };
    }),
  );
}

/** Whether the expected page is among the first three results. */
export function isFound({ rank }: Judged): boolean {
  return rank > 0 && rank <= FIRST;
}

/** recall@3 and mean reciprocal rank, by group and overall. */
export function figuresOf(judged: readonly Judged[]): Figures[] {
  const figures = (group: string, some: readonly Judged[]): Figures => ({
    group,
    queries: some.length,
    recall: some.filter(isFound).length / some.length,
    reciprocalRank: some.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / some.length,
  });
  const groups = [...new Set(judged.map(({ group }) => group))];
  return [
    ...groups.map((group) =>
      figures(
        group,
        judged.filter((one) => one.group === group),
      ),
    ),
    figures('overall', judged),
  ];
}
