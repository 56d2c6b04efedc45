import type { SearchAnswer, Suggestions } from '#lib/content/contract/documents.ts';
import cases from './relevance.json' with { type: 'json' };

/** The share of queries whose page must be among the first three results. */
export const RECALL_FLOOR = 0.95;
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

/** The address of a result without query and fragment: the page that opens. */
function pageOf(result: object): string {
  const link = 'page_link' in result && typeof result.page_link === 'string' ? result.page_link : '';
  return link.split(/[?#]/)[0] ?? '';
}

/** Whether a page is the wanted one, or one of its records: the offer itself answers better than the list of offers. */
function answers(page: string, wanted: string): boolean {
  return page === wanted || (wanted !== '/' && page.startsWith(`${wanted}/`));
}

/** Asks every query of the relevance set (`relevance.json`). */
export function judge(search: Search, product: string): Judged[] {
  return cases.flatMap(({ group, locale, queries }) =>
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
