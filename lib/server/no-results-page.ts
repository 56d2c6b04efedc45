import type { SearchQuery } from '#lib/contract/search-query.ts';
import { escapeXml } from '#lib/platform/escape-xml.ts';
import type { StoredPage } from './prepared-pages.ts';
import { readView } from './view.ts';

/** Stand for the search text, and for another spelling of it, in the prepared page of searches without results. */
export const SEARCH_TEXT = '\uE000search-text\uE000';
export const SPELLING = '\uE000spelling\uE000';
/** Stands for the `[view]` segment in the flight data of that page. */
const VIEW = '\uE000view\uE000';

/** Name of the `<meta>` of a page that is rendered with these placeholders. Content cannot contain one. */
export const NO_RESULTS_NAME = 'no-results';
const SPELLING_META = new RegExp(`<meta name="${NO_RESULTS_NAME}" content="(spelling:([\\w-]*))"/>`);

type Parts = Pick<StoredPage, 'html' | 'rscData'>;

const inUrl = (text: string) => new URLSearchParams({ text }).toString().slice('text='.length);

/** The content of the `<meta>`: the other spelling that a search without results offers, or an empty text. */
export function spellingContent(spelling: string): string {
  return `spelling:${Buffer.from(spelling).toString('base64url')}`;
}

/**
 * Makes the page of one search the page of all: removes its `[view]` segment and its spelling.
 * @returns the spelling; `undefined` for a page that is not rendered with placeholders
 */
export function takeSpelling(page: Parts, view: string): string | undefined {
  const [, content, spelling] = SPELLING_META.exec(page.html) ?? [];
  if (content === undefined || spelling === undefined) return undefined;
  page.html = page.html.replace(content, '');
  page.rscData = page.rscData && Buffer.from(page.rscData.toString().replaceAll(view, VIEW).replaceAll(content, ''));
  return Buffer.from(spelling, 'base64url').toString();
}

/** Replaces several texts in one pass: a placeholder that a visitor has typed is not replaced. */
function replaceAllOf(source: string, replacements: ReadonlyMap<string, string>): string {
  return source.replace(new RegExp([...replacements.keys()].join('|'), 'g'), (found) => replacements.get(found) ?? found);
}

/** The replacements for a placeholder in flight data, where React escapes a dollar sign at the beginning of a string by another. */
function flightReplacements(placeholder: string, text: string): [string, string][] {
  const json = JSON.stringify(text).slice(1, -1);
  const whole = text.startsWith('$') ? `"$${json}"` : `"${json}"`;
  return [
    [inUrl(placeholder), inUrl(text)],
    [`"${placeholder}"`, whole],
    [placeholder, json],
  ];
}

/**
 * The prepared page for the search in a `[view]` segment.
 * @param spelling another spelling that finds something, or an empty text
 */
export function withSearch({ html, rscData }: Parts, view: string, spelling: string): Parts {
  const { searchItem = '' }: SearchQuery = readView(view);
  const texts = [
    [SEARCH_TEXT, searchItem],
    [SPELLING, spelling],
  ] as const;
  const inHtml = new Map(
    texts.flatMap(([name, text]) => [[inUrl(name), inUrl(text)] as const, [name, escapeXml(text)] as const]),
  );
  const inData = new Map([[VIEW, view], ...texts.flatMap(([name, text]) => flightReplacements(name, text))] as const);
  return {
    html: replaceAllOf(html, inHtml),
    rscData: rscData && Buffer.from(replaceAllOf(rscData.toString(), inData)),
  };
}
