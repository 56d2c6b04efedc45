/** @jest-environment node */
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js';
import { SAMPLE_PASSWORD, SAMPLES } from './samples.ts';

type Pdfjs = typeof import('pdfjs-dist');

let pdfjs: Pdfjs;
beforeAll(async () => {
  pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
});

async function bytes(name: string): Promise<Buffer> {
  const make = SAMPLES[name];
  if (!make) throw new Error(`no sample ${name}`);
  return make();
}

async function open(name: string, password?: string): Promise<PDFDocumentProxy> {
  const data = new Uint8Array(await bytes(name));
  return pdfjs.getDocument({ data, verbosity: 0, ...(password ? { password } : {}) }).promise;
}

async function textOf(pdf: PDFDocumentProxy, page: number): Promise<string> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}

async function annotationsOf(pdf: PDFDocumentProxy, page: number): Promise<{ subtype: string; fieldName?: string }[]> {
  return (await pdf.getPage(page)).getAnnotations();
}

describe('sample documents', () => {
  test('2.7 the same texts give the same bytes, so that their sizes can stand in the content', async () => {
    expect((await bytes('credit-card-terms.pdf')).equals(await bytes('credit-card-terms.pdf'))).toBe(true);
  });

  test('2.7 terms have a title, a language, bookmarks, and contents that lead to their sections', async () => {
    const pdf = await open('credit-card-terms.pdf');
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Credit card terms', Language: 'en-IN' });
    expect(await pdf.getOutline()).toHaveLength(6);
    const links = (await annotationsOf(pdf, 1)).filter(({ subtype }) => subtype === 'Link');
    expect(links).toHaveLength(6);
    const target = await pdf.getDestination('section-4');
    expect(await pdf.getPageIndex(target?.[0])).toBe(2);
    expect(await textOf(pdf, 3)).toContain('4. A lost card, and payments you did not make');
  });

  test('2.7 Hindi is read in the order in which it is written, conjuncts and vowel signs included', async () => {
    const pdf = await open('क्रेडिट-कार्ड-की-शर्तें.pdf');
    const text = (await Promise.all([1, 2, 3].map((page) => textOf(pdf, page)))).join('\n');
    for (const words of [
      'क्रेडिट कार्ड की शर्तें',
      'पृष्ठ 2, कुल 3',
      'न्यूनतम देय राशि',
      'ब्याज बची हुई राशि पर प्रतिदिन के हिसाब से लगता है',
      'व्यक्ति कर सकता है',
      'दिन-रात खुले फ़ोन नंबर पर',
      'बैंकिंग नियामक के लोकपाल',
      '₹10,000',
    ]) {
      expect(text.replaceAll('\n', ' ')).toContain(words);
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
