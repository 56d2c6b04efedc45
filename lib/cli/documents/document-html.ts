import type { Locale } from '#lib/i18n/locales.ts';
import type { SourceDocument } from './document.ts';

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
