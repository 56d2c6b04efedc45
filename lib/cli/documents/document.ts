import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type { Locale } from '#lib/i18n/locales.ts';

/** Texts of every document in a language. */
export const COMMON_TEXT: Record<Locale, { lang: string; publisher: string; note: string; pageOfPages: string }> = {
  en: {
    lang: 'en-IN',
    publisher: 'National Card Network',
    note: 'Sample document. All names, numbers and conditions in it are invented.',
    pageOfPages: '"Page " counter(page) " of " counter(pages)',
  },
  hi: {
    lang: 'hi-IN',
    publisher: 'नेशनल कार्ड नेटवर्क',
    note: 'नमूना दस्तावेज़। इसमें दिए गए सभी नाम, संख्याएँ और शर्तें काल्पनिक हैं।',
    pageOfPages: '"पृष्ठ " counter(page) ", कुल " counter(pages)',
  },
};

/**
 * The page that is printed.
 * @param pageOf the number of the page on which a section starts, by the id of its heading; empty before the first printing
 */
export function documentHtml(document: SourceDocument, pageOf: ReadonlyMap<string, number>): string {
  const { lang, publisher, note, pageOfPages } = COMMON_TEXT[document.locale];
  const { title, lead, opening, contentsTitle, sections, pagePerSection } = document;
  const ids = sections.map((_, index) => `section-${index + 1}`);
  const line = (section: { title: string }, id = '') =>
    `<li><a href="#${id}">${section.title} <span>${pageOf.get(id) ?? ''}</span></a></li>`;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<link rel="stylesheet" href="/lib/cli/documents/print.css">
<style>@page { @bottom-left { content: "${note}" } @bottom-right { content: ${pageOfPages} } }</style>
</head>
<body class="${pagePerSection ? 'page-per-section' : ''}">
<header><p>${publisher}</p><h1>${title}</h1><p>${lead}</p></header>
${opening}
<nav><h2>${contentsTitle}</h2><ul class="${sections.length > 20 ? 'two-columns' : ''}">
${sections.map((section, index) => line(section, ids[index])).join('\n')}
</ul></nav>
<main>
${sections.map((section, index) => `<section><h2 id="${ids[index]}">${section.title}</h2>${section.html}</section>`).join('\n')}
</main>
</body>
</html>`;
}

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
