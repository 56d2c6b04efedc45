import { MISS_KINDS, type Miss, SEARCHES_LEAST } from '#lib/observability/misses.ts';
import { escapeXml } from '#lib/platform/escape-xml.ts';

const HEADINGS: Record<(typeof MISS_KINDS)[number], { title: string; what: string; where?: string }> = {
  search: { title: `Searches without results, seen ${SEARCHES_LEAST} times or more`, what: 'Search' },
  page: { title: 'Missing pages that are linked to', what: 'Missing page', where: 'Linked from' },
  browser: { title: 'Errors in browsers', what: 'Error', where: 'Page' },
};

const row = (cells: readonly string[], tag: 'td' | 'th') =>
  `<tr>${cells.map((cell) => `<${tag}>${escapeXml(cell)}</${tag}>`).join('')}</tr>`;

/** The lists as an HTML page for editors. */
export function missesPage(lists: Readonly<Record<(typeof MISS_KINDS)[number], readonly Miss[]>>): string {
  const sections = MISS_KINDS.map((kind) => {
    const { title, what, where } = HEADINGS[kind];
    const columns = (a: string, b: string, times: string, last: string) => (where ? [a, b, times, last] : [a, times, last]);
    const rows = lists[kind].map((miss) => row(columns(miss.what, miss.where ?? '', String(miss.times), miss.last), 'td'));
    const head = row(columns(what, where ?? '', 'Times', 'Last seen'), 'th');
    const table = `<table border="1" cellpadding="6"><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`;
    return `<h2>${escapeXml(title)}</h2>${rows.length > 0 ? table : '<p>None.</p>'}`;
  });
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>What visitors miss</title></head><body><h1>What visitors miss</h1><p>Since this instance of the site was started.</p>${sections.join('')}</body></html>`;
}
