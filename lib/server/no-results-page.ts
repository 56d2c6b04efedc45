import type { SearchQuery } from '#lib/content/search-query.ts';
import { escapeXml } from '#lib/seo/escape-xml.ts';
import type { StoredPage } from './prepared-pages.ts';
import { readView } from './view.ts';

/** Stand for the search text, and for another spelling of it, in the prepared page of searches without results. */
export const SEARCH_TEXT = '\uE000search-text\uE000';
export const SPELLING = '\uE000spelling\uE000';
/** Stands for the `[view]` segment in the flight data of that page. */
const VIEW = '\uE000view\uE000';

/** Name of the `<meta>` of a page that is rendered with these placeholders. Content cannot contain one. */
export const NO_RESULTS_NAME = 'no-results';

type Parts = Pick<StoredPage, 'html' | 'rscData'>;

const inUrl = (text: string) => new URLSearchParams({ text }).toString().slice('text='.length);

/** Whether HTML is rendered with placeholders. */
export function hasPlaceholders(html: string): boolean {
  return html.includes(`<meta name="${NO_RESULTS_NAME}"`);
}

/** The page of one search as the page of all: its flight data name the `[view]` segment. */
export function withoutView({ html, rscData }: Parts, view: string): Parts {
  return { html, rscData: rscData && Buffer.from(rscData.toString().replaceAll(view, VIEW)) };
}

function fillHtml(html: string, placeholder: string, text: string): string {
  return html.replaceAll(inUrl(placeholder), inUrl(text)).replaceAll(placeholder, () => escapeXml(text));
}

function fillFlightData(data: string, placeholder: string, text: string): string {
  const json = JSON.stringify(text).slice(1, -1);
  // React puts a dollar sign before a string that begins with one.
  const whole = text.startsWith('$') ? `"$${json}"` : `"${json}"`;
  return data
    .replaceAll(inUrl(placeholder), inUrl(text))
    .replaceAll(`"${placeholder}"`, () => whole)
    .replaceAll(placeholder, () => json);
}

/**
 * The prepared page for the search in a `[view]` segment.
 * @param spelling another spelling that finds something
 */
export function withSearch({ html, rscData }: Parts, view: string, spelling = ''): Parts {
  const { searchItem = '' }: SearchQuery = readView(view);
  const fill = (source: string, fillIn: typeof fillHtml) => fillIn(fillIn(source, SPELLING, spelling), SEARCH_TEXT, searchItem);
  return {
    html: fill(html, fillHtml),
    rscData: rscData && Buffer.from(fill(rscData.toString().replaceAll(VIEW, view), fillFlightData)),
  };
}
