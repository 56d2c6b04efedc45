import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type { Locale } from '#lib/i18n/locales.ts';

/** A part of a document under a heading of its own, with a bookmark and a line in the table of contents. */
interface Section {
  title: string;
  html: string;
}

/** A document before it is printed. */
export interface SourceDocument {
  /** Its name in `public/documents`. */
  file: string;
  locale: Locale;
  title: string;
  lead: string;
  /** HTML between the lead and the table of contents. */
  opening: string;
  contentsTitle: string;
  sections: readonly Section[];
  /** Whether every section starts on a new page. */
  pagePerSection?: boolean;
}

/** HTML of a Markdown text. `resolveLink` returns the address to print for a link of the text. */
export function markdownToHtml(text: string, resolveLink?: (link: string) => string): string {
  return renderToStaticMarkup(
    createElement(Markdown, { remarkPlugins: [remarkGfm], ...(resolveLink ? { urlTransform: resolveLink } : {}) }, text),
  );
}

/** HTML of a table with a header row. */
export function tableToHtml(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], tag: 'th' | 'td', key: number) =>
    createElement('tr', { key }, ...cells.map((cell) => createElement(tag, { key: cell }, cell)));
  const head = createElement('thead', {}, row(headers, 'th', 0));
  const body = createElement('tbody', {}, ...rows.map((cells, index) => row(cells, 'td', index)));
  return renderToStaticMarkup(createElement('table', {}, head, body));
}
