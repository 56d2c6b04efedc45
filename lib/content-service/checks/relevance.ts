import type { SearchAnswer, Suggestions } from '#lib/contract/documents.ts';
import tuned from './relevance.json' with { type: 'json' };
import languages from './relevance-languages.json' with { type: 'json' };
import sealed from './relevance-sealed.json' with { type: 'json' };

export type QuerySet = 'tuned' | 'sealed' | 'languages';

/** Queries with the pages that answer them, separated by spaces. */
interface QueryGroup {
  group: string;
  locale: string;
  queries: object;
}

/**
 * Words and weights are chosen with the tuned queries. The sealed ones only judge: nothing is changed for one that fails. Both
 * are in English and Hindi; `languages` has a group for each other language.
 */
const QUERY_SETS: Record<QuerySet, readonly QueryGroup[]> = { tuned, sealed, languages };
export const QUERY_SET_NAMES: readonly QuerySet[] = ['tuned', 'sealed', 'languages'];

/** The share of queries whose page must be among the first three results, of `languages` in each language. */
export const RECALL_FLOOR: Record<QuerySet, number> = { tuned: 0.99, sealed: 0.97, languages: 0.95 };
const FIRST = 3;

/** A query as somebody would type it, with the pages that answer it. */
interface Judged {
  group: string;
  locale: string;
  query: string;
  expected: string[];
  /** Rank of the first expected page, from 1; 0 when it is not on the first page. */
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

type Search = (query: { searchItem: string }, locale: string) => Promise<SearchAnswer | Suggestions>;

/** The page a link opens, with fragment, after redirects. */
export function openedPage(link: string): string {
  const { pathname, searchParams, hash } = new URL(link, 'https://site.invalid');
  const record = searchParams.get('card') ?? (searchParams.has('terminal') ? null : searchParams.get('city'));
  return `${pathname}${record === null ? '' : `/${record}`}${hash}`;
}

function pageOf(result: object): string {
  return openedPage('page_link' in result && typeof result.page_link === 'string' ? result.page_link : '');
}

function answers(page: string, wanted: string): boolean {
  const path = page.split('#')[0] ?? '';
  return page === wanted || path === wanted || (wanted !== '/' && path.startsWith(`${wanted}/`));
}

export async function judge(search: Search, product: string, set: QuerySet): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const { group, locale, queries } of QUERY_SETS[set]) {
    for (const [query, pages] of Object.entries<string>({ ...queries })) {
      const expected = pages.replaceAll('{product}', product).split(' ');
      const given = (await search({ searchItem: query }, locale)).results.map(pageOf);
      const rank = given.findIndex((page) => expected.some((wanted) => answers(page, wanted))) + 1;
      judged.push({ group, locale, query, expected, rank, given: given.slice(0, FIRST) });
    }
  }
  return judged;
}

export function isFound({ rank }: Judged): boolean {
  return rank > 0 && rank <= FIRST;
}

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

/** The figures of a set that are below its floor. */
export function figuresBelow(set: QuerySet, judged: readonly Judged[]): Figures[] {
  const figures = figuresOf(judged);
  return (set === 'languages' ? figures : figures.slice(-1)).filter(({ recall }) => recall < RECALL_FLOOR[set]);
}
