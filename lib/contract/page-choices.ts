import { PAGE_PARAMS, type PageParam } from './page-params.ts';

/** `any` when visitors type the value, or not all are known. */
export type Choices = readonly string[] | 'any';

export type PageChoices = { readonly [Name in PageParam]?: Choices };

/** Name of the `<meta>` by which a page tells the page cache its parameters. */
export const PAGE_CHOICES_NAME = 'page-choices';

/** The content of the `<meta>` of a page that reads no parameter, and the value that stands for any. */
const NONE = 'none';
const ANY = '*';

function union(a: Choices | undefined, b: Choices): Choices {
  if (a === 'any' || b === 'any') return 'any';
  return [...new Set([...(a ?? []), ...b])];
}

/** What can be chosen in any of several blocks; of page numbers the highest. */
export function mergeChoices(all: readonly PageChoices[]): PageChoices {
  const merged: { [Name in PageParam]?: Choices } = {};
  for (const choices of all) {
    for (const name of PAGE_PARAMS) {
      const own = choices[name];
      if (own !== undefined) merged[name] = union(merged[name], own);
    }
  }
  const { page_no } = merged;
  return Array.isArray(page_no) ? { ...merged, page_no: [String(Math.max(...page_no.map(Number)))] } : merged;
}

export function pageChoicesContent(choices: PageChoices): string {
  const pairs = PAGE_PARAMS.flatMap((name) => {
    const values = choices[name];
    return values === undefined ? [] : [[name, values === 'any' ? ANY : values.join(',')]];
  });
  return new URLSearchParams(pairs).toString() || NONE;
}

/** The parameters in a page's HTML; `undefined` when it does not say. */
export function pageChoicesIn(html: string): PageChoices | undefined {
  const [, content] = new RegExp(`<meta name="${PAGE_CHOICES_NAME}" content="([^"]*)"`).exec(html) ?? [];
  if (content === undefined) return undefined;
  // A copy: a part of a string keeps the whole in memory, here the HTML of the page.
  const copy = Buffer.from(content.replaceAll('&amp;', '&')).toString();
  const search = new URLSearchParams(copy);
  const entries = PAGE_PARAMS.flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value === ANY ? 'any' : value.split(',').filter(Boolean)]];
  });
  return Object.fromEntries(entries);
}
