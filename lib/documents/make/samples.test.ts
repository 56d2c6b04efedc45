/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js';
import { settings } from '#lib/config/settings.ts';
import { SAMPLE_PASSWORD, SAMPLES } from './samples.ts';

type Pdfjs = typeof import('pdfjs-dist');

let pdfjs: Pdfjs;
beforeAll(async () => {
  pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
});

async function bytes(name: string): Promise<Buffer> {
  const sample = SAMPLES[name];
  if (!sample) throw new Error(`no sample ${name}`);
  return sample.make();
}

const made = new Map<string, Promise<Buffer>>();

/** The bytes of a document, made once for all tests. */
async function madeOnce(name: string): Promise<Buffer> {
  const promise = made.get(name) ?? bytes(name);
  made.set(name, promise);
  return promise;
}

async function open(name: string, password?: string): Promise<PDFDocumentProxy> {
  const data = new Uint8Array(await madeOnce(name));
  return pdfjs.getDocument({ data, verbosity: 0, ...(password ? { password } : {}) }).promise;
}

async function textOf(pdf: PDFDocumentProxy, page: number): Promise<string> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}

async function annotationsOf(pdf: PDFDocumentProxy, page: number): Promise<{ subtype: string; dest?: string; url?: string }[]> {
  return (await pdf.getPage(page)).getAnnotations();
}

describe('sample documents', () => {
  test('2.7 the same texts give the same bytes', async () => {
    expect((await bytes('offer-terms-hi.pdf')).equals(await bytes('offer-terms-hi.pdf'))).toBe(true);
  });

  test('2.7 a legal page as a document has its title, its language, bookmarks, and contents that lead to its sections', async () => {
    const pdf = await open('credit-card-terms-en.pdf');
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Terms of credit cards', Language: 'en-IN' });
    // Seventeen sections and the three schedules, which are records of their own.
    expect(await pdf.getOutline()).toHaveLength(20);
    const links = (await annotationsOf(pdf, 1)).filter(({ subtype }) => subtype === 'Link');
    expect(links).toHaveLength(20);
    const target = await pdf.getDestination('section-18');
    const page = (await pdf.getPageIndex(target?.[0])) + 1;
    expect(await textOf(pdf, page)).toContain('Schedule 1: limits');
    expect(await textOf(pdf, page)).toContain('₹1,00,000');
  });

  test('2.7 links of a legal page lead on: to its schedules in the document, to other pages on the site in its language', async () => {
    for (const [locale, start] of [
      ['en', '/'],
      ['hi', '/hi/'],
    ]) {
      const pdf = await open(`credit-card-terms-${locale}.pdf`);
      const pages = Array.from({ length: pdf.numPages - 1 }, (_, index) => annotationsOf(pdf, index + 2));
      const links = (await Promise.all(pages)).flat().filter(({ subtype }) => subtype === 'Link');
      const places = links.map(({ dest, url }) => dest ?? url);
      expect(places).toContain('section-18');
      expect(places).toContain(`${settings.SITE_ORIGIN}${start}lost-card`);
    }
  });

  test('2.7 each document of a legal page has the title of the page in its language', async () => {
    const folder = path.join(process.cwd(), 'lib/content-service/data/legal');
    const titles = readdirSync(folder).map((file) => {
      const { title }: { title: { en: string; hi: string } } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
      return title;
    });
    const named = Object.entries(SAMPLES).filter(([name]) => /-(?:en|hi)\.pdf$/.test(name));
    expect(named).toHaveLength(10);
    for (const [name, { title }] of named) {
      expect(titles.map(({ en, hi }) => (name.endsWith('-hi.pdf') ? hi : en))).toContain(title);
      const { info } = await (await open(name)).getMetadata();
      expect(info).toMatchObject({ Title: title });
    }
  });

  test('2.7 Hindi is read in the order in which it is written, conjuncts and vowel signs included', async () => {
    const pdf = await open('credit-card-terms-hi.pdf');
    const pages = Array.from({ length: pdf.numPages }, (_, index) => textOf(pdf, index + 1));
    const text = (await Promise.all(pages)).join('\n').replace(/\s+/g, ' ');
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

  test('2.7 the directory has 40 pages, linked from the first', async () => {
    const pdf = await open('lounge-directory-2026.pdf');
    expect(pdf.numPages).toBe(40);
    expect((await annotationsOf(pdf, 1)).filter(({ subtype }) => subtype === 'Link')).toHaveLength(39);
    expect(await textOf(pdf, 40)).toContain('39. Varanasi');
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
    expect((await open('sample-protected.pdf', SAMPLE_PASSWORD)).numPages).toBe(3);
    await expect(open('sample-broken.pdf')).rejects.toThrow('Invalid PDF structure');
  });
});
