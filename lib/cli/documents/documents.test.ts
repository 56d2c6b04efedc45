/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js';
import { COMMON_TEXT, documentHtml, type SourceDocument } from './document.ts';
import { SOURCE_DOCUMENTS } from './source-documents.ts';

/** Forty pages take a while on a busy machine. */
jest.setTimeout(60_000);

let pdfjs: typeof import('pdfjs-dist');
beforeAll(async () => {
  pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
});

async function open(file: string, password?: string): Promise<PDFDocumentProxy> {
  const data = new Uint8Array(readFileSync(`public/documents/${file}`));
  return pdfjs.getDocument({ data, verbosity: 0, ...(password ? { password } : {}) }).promise;
}

const pageNumbers = (pdf: PDFDocumentProxy) => Array.from({ length: pdf.numPages }, (_, index) => index + 1);

/** The text of each page. */
function textsOf(pdf: PDFDocumentProxy): Promise<string[]> {
  return Promise.all(pageNumbers(pdf).map((page) => textOf(pdf, page)));
}

async function textOf(pdf: PDFDocumentProxy, page: number): Promise<string> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}

async function annotationsOf(
  pdf: PDFDocumentProxy,
  page: number,
): Promise<{ subtype: string; dest?: string; unsafeUrl?: string }[]> {
  return (await pdf.getPage(page)).getAnnotations();
}

/** The text of a printed document without spaces and without the lines at the foot of its pages. */
function printedText(texts: readonly string[], { locale }: SourceDocument): string {
  const { note, pageOfPages } = COMMON_TEXT[locale];
  const pages = texts.map((text, index) => {
    const foot = pageOfPages.replace(' counter(page) ', String(index + 1)).replace(' counter(pages)', String(texts.length));
    return text.replace(note, '').replace(foot.replaceAll('"', ''), '');
  });
  return pages.join('').replace(/\s/g, '');
}

/** The blocks of text that a document consists of, in order, each without spaces. */
function blocksOf(source: SourceDocument): string[] {
  const [, body = ''] = documentHtml(source, new Map()).split('<body');
  return body
    .slice(body.indexOf('>') + 1)
    .split(/<\/?(?:header|h\d|p|nav|ul|ol|li|main|section|table|thead|tbody|tr|td|th)\b[^>]*>/)
    .map((block) =>
      block
        .replace(/<[^>]*>|\s/g, '')
        .replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&')
        .replaceAll('&quot;', '"'),
    )
    .filter((block) => block !== '');
}

/** What may be printed between two blocks: page numbers, markers of lists, and the headers of a table that continues on a new page. */
function betweenBlocks({ sections }: SourceDocument): RegExp {
  const headers = sections.flatMap(({ html }) => [...html.matchAll(/<thead>(.*?)<\/thead>/g)].map(([, head = '']) => head));
  const texts = headers.map((head) => head.replace(/<[^>]*>|\s/g, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^(?:${['[\\d.•]', ...texts].join('|')})*$`);
}

describe.each(SOURCE_DOCUMENTS.map((source) => [source.file, source] as const))('%s', (file, source) => {
  let pdf: PDFDocumentProxy;
  let texts: string[];
  beforeAll(async () => {
    pdf = await open(file);
    texts = await textsOf(pdf);
  });

  test('2.7 has the text of its page, in reading order: if not, run `npm run documents`', () => {
    let rest = printedText(texts, source);
    const between = betweenBlocks(source);
    for (const block of blocksOf(source)) {
      const at = rest.indexOf(block);
      expect([block, rest.slice(0, at)]).toEqual([block, expect.stringMatching(between)]);
      rest = rest.slice(at + block.length);
    }
    expect(rest).toMatch(between);
  });

  test('2.7 has tags, a title, a language, and bookmarks and contents that lead to its sections', async () => {
    expect((await (await pdf.getPage(1)).getStructTree())?.children).not.toEqual([]);
    const { info } = await pdf.getMetadata();
    const { lang, publisher } = COMMON_TEXT[source.locale];
    expect(info).toMatchObject({ Title: source.title, Language: lang, Author: publisher });
    const items = (await pdf.getOutline())[0]?.items ?? [];
    const titles = source.sections.map(({ title }) => title);
    expect(items.map(({ title }: { title: string }) => title).slice(-titles.length)).toEqual(titles);
    const links = (await annotationsOf(pdf, 1)).filter(({ dest }) => dest);
    expect(links).toHaveLength(titles.length);
    for (const [index, { dest }] of links.entries()) {
      const target = await pdf.getDestination(dest ?? '');
      const page = (await pdf.getPageIndex(target?.[0])) + 1;
      expect(texts[page - 1]?.replace(/\s/g, '')).toContain(titles[index]?.replace(/\s/g, ''));
    }
  });
});

test.each([
  ['en', '/'],
  ['hi', '/hi/'],
])('2.7 links of a legal page lead to its schedules in the document, and to other pages in %s', async (locale, start) => {
  const pdf = await open(`credit-card-terms-${locale}.pdf`);
  const links = (
    await Promise.all(
      pageNumbers(pdf)
        .slice(1)
        .map((page) => annotationsOf(pdf, page)),
    )
  ).flat();
  const targets = links.map(({ dest, unsafeUrl }) => dest ?? unsafeUrl);
  expect(targets).toContain('section-18');
  expect(targets).toContain(`${start}lost-card`);
});

test('2.7 Hindi is read as it is written, with spaces between words only', async () => {
  const pdf = await open('credit-card-terms-hi.pdf');
  const text = (await textsOf(pdf)).join('\n').replace(/\s+/g, ' ');
  for (const words of [
    'क्रेडिट कार्ड की शर्तें',
    'पृष्ठ 2, कुल 6',
    'न्यूनतम राशि बिल का 5% है, कम से कम ₹200।',
    'आपका करार आपके बैंक के साथ है; नेटवर्क भुगतान पहुँचाता है।',
    'दुर्घटना बीमा',
    'हर दिन के ₹500 देता है',
    'अनुसूची 2: ब्याज और शुल्क',
    'क्रेडिट ब्यूरो',
  ]) {
    expect(text).toContain(words);
  }
});

test('2.7 the directory has 40 pages', async () => {
  expect((await open('lounge-directory-2026.pdf')).numPages).toBe(40);
});

test('2.7 the form has fields that can be filled in', async () => {
  const fields = await (await open('payment-report-form.pdf')).getFieldObjects();
  expect([...(fields?.keys() ?? [])]).toEqual(['name', 'card', 'date', 'merchant', 'amount', 'reason', 'blocked']);
});

test('2.7 the annotated one has a highlight, a free text and an ink stroke', async () => {
  const annotations = await annotationsOf(await open('sample-annotated.pdf'), 1);
  expect(annotations.map(({ subtype }) => subtype)).toEqual(['Highlight', 'FreeText', 'Ink']);
});

test('2.7 the protected one opens with its password only, and the broken one never', async () => {
  await expect(open('sample-protected.pdf')).rejects.toThrow('No password given');
  await expect(open('sample-protected.pdf', 'wrong')).rejects.toThrow('Incorrect Password');
  expect((await open('sample-protected.pdf', 'kolam-2026')).numPages).toBe(3);
  await expect(open('sample-broken.pdf')).rejects.toThrow('Invalid PDF structure');
});
