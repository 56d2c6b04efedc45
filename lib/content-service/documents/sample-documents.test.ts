/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js';
import { readData } from '../checks/document-checks.test-helper.ts';
import { isObject, localizeDocument, valuesNow } from './localize.ts';

/** Forty pages take a while on a busy machine. */
jest.setTimeout(60_000);

const DATA = 'lib/content-service/data';
/** The documents that are legal pages too: the beginning of the file name, and the slug of the page. */
const LEGAL_PAGES = {
  'credit-card-terms': 'credit-card-terms-and-condition',
  'debit-card-terms': 'debit-card-terms-and-condition',
  'prepaid-card-terms': 'prepaid-card-terms-and-condition',
  'offer-terms': 'offer-terms-and-condition',
  'lounge-access-rules': 'lounge-access-rules',
};
/** The languages of the documents. */
const DOCUMENT_LOCALES = ['en', 'hi'] as const;
type DocumentLocale = (typeof DOCUMENT_LOCALES)[number];
/** The footer of every page. */
const FOOT: Record<DocumentLocale, RegExp> = {
  en: /Sample document\. All names, numbers and conditions in it are invented\.|Page \d+ of \d+/g,
  hi: /नमूना दस्तावेज़। इसमें दिए गए सभी नाम, संख्याएँ और शर्तें काल्पनिक हैं।|पृष्ठ \d+, कुल \d+/g,
};

let pdfjs: typeof import('pdfjs-dist');
beforeAll(async () => {
  pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
});

async function open(file: string, password?: string): Promise<PDFDocumentProxy> {
  const data = new Uint8Array(readFileSync(`public/documents/${file}`));
  return pdfjs.getDocument({ data, verbosity: 0, ...(password ? { password } : {}) }).promise;
}

const pagesOf = (pdf: PDFDocumentProxy) =>
  Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));

async function textOf(pdf: PDFDocumentProxy): Promise<string> {
  const contents = await Promise.all((await pagesOf(pdf)).map((page) => page.getTextContent()));
  return contents
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')))
    .join('');
}

async function linksOf(pdf: PDFDocumentProxy): Promise<string[]> {
  const annotations = await Promise.all((await pagesOf(pdf)).map((page) => page.getAnnotations()));
  return annotations.flat().map(({ dest, unsafeUrl }) => dest ?? unsafeUrl);
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** The lines of a legal page, without their markup. */
function legalLines(slug: string, locale: DocumentLocale): { title: string; lines: string[] } {
  const document = readData(DATA, `legal/${slug}.json`);
  if (!isObject(document)) throw new Error(`${slug} is no object`);
  const { title, content } = localizeDocument(document, locale, valuesNow('rupay'));
  const texts = (Array.isArray(content) ? content : []).flatMap((block) =>
    isObject(block) && block.__component === 'blocks.legal-text' ? [String(block.description)] : [],
  );
  const lines = texts.join('\n').split('\n');
  const plain = lines.map((line) =>
    line
      .replace(/^(?:#+|-|\d+\.) /, '')
      .replace(/\[(.*?)\]\(.*?\)/g, '$1')
      .replace(/^\|[-| ]+$|\*\*|\|/g, ''),
  );
  return { title: String(title), lines: plain.filter(Boolean) };
}

const cases = Object.entries(LEGAL_PAGES).flatMap(([name, slug]) =>
  DOCUMENT_LOCALES.map((locale) => [`${name}-${locale}.pdf`, slug, locale] as const),
);

test.each(cases)('2.7 %s has the text of its page, in reading order', async (file, slug, locale) => {
  const text = withoutSpaces((await textOf(await open(file))).replace(FOOT[locale], ''));
  const { title, lines } = legalLines(slug, locale);
  expect(lines.length).toBeGreaterThan(10);
  for (const line of [title, ...lines]) expect(text).toContain(withoutSpaces(line));
});

test.each(cases)(
  '2.7 %s has tags, a title, a language and bookmarks, and its contents lead to its sections',
  async (file, slug, locale) => {
    const pdf = await open(file);
    expect((await (await pdf.getPage(1)).getStructTree())?.children).not.toEqual([]);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: legalLines(slug, locale).title, Language: `${locale}-IN` });
    const bookmarks = (await pdf.getOutline())[0]?.items ?? [];
    expect(bookmarks.length).toBeGreaterThan(5);
    const contents = (await (await pdf.getPage(1)).getAnnotations()).filter(({ dest }) => dest);
    for (const { dest } of contents) expect(await pdf.getDestination(dest)).not.toBeNull();
    expect(contents.length).toBeGreaterThan(5);
  },
);

test.each([
  ['en', '/'],
  ['hi', '/hi/'],
])('2.7 links of a legal page lead to its schedules in the document, and to other pages in %s', async (locale, start) => {
  const targets = await linksOf(await open(`credit-card-terms-${locale}.pdf`));
  expect(targets).toContain('section-18');
  expect(targets).toContain(`${start}lost-card`);
});

test('2.7 Hindi is read as it is written, with spaces between words only', async () => {
  const text = (await textOf(await open('credit-card-terms-hi.pdf'))).replace(/\s+/g, ' ');
  for (const words of [
    'क्रेडिट कार्ड की शर्तें',
    'पृष्ठ 2, कुल 6',
    'न्यूनतम राशि बिल का 5% है, कम से कम ₹200।',
    'आपका करार आपके बैंक के साथ है; नेटवर्क भुगतान पहुँचाता है।',
    'हर दिन के ₹500 देता है',
    'अनुसूची 2: ब्याज और शुल्क',
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
  const annotations = await (await (await open('sample-annotated.pdf')).getPage(1)).getAnnotations();
  expect(annotations.map(({ subtype }) => subtype)).toEqual(['Highlight', 'FreeText', 'Ink']);
});

test('2.7 the protected one opens with its password only, and the broken one never', async () => {
  await expect(open('sample-protected.pdf')).rejects.toThrow('No password given');
  await expect(open('sample-protected.pdf', 'wrong')).rejects.toThrow('Incorrect Password');
  expect((await open('sample-protected.pdf', 'kolam-2026')).numPages).toBe(3);
  await expect(open('sample-broken.pdf')).rejects.toThrow('Invalid PDF structure');
});
