import { join } from 'node:path';
import type { Browser } from 'playwright';
import { COMMON_TEXT, documentHtml, type SourceDocument } from './document.ts';
import { type PdfObject, readObjects, writeObjects } from './pdf-objects.ts';
import { putTextInReadingOrder } from './text-order.ts';

/** Address of the page that is printed. No host has it: the files of the project are served under it while printing. */
const ORIGIN = 'http://document.invalid';

/** A fixed day for the metadata, so that a document whose text has not changed is printed to the same bytes. */
const CREATED = '20260401000000';

/** The numbers of the pages on which the sections start, by the id of their heading. */
function pageOfSections(objects: ReadonlyMap<number, PdfObject>): Map<string, number> {
  const pages = [...objects].filter(([, { value }]) => value.startsWith('<</Type /Page\n')).map(([number]) => number);
  const destinations = [...objects.values()].flatMap(({ value }) => [...value.matchAll(/\/(section-\d+) \[(\d+) 0 R/g)]);
  return new Map(destinations.map(([, name = '', page]) => [name, pages.indexOf(Number(page)) + 1]));
}

/** Makes links within the site relative, adds the publisher to the metadata, and removes what differs between two printings. */
function editMetadata(objects: ReadonlyMap<number, PdfObject>, author: string): void {
  const nodes = [...objects.values()].flatMap(({ value }) => [...value.matchAll(/\(node(\d+)\)/g)].map(([, id]) => Number(id)));
  const firstNode = Math.min(...nodes);
  const utf16 = Buffer.from(`\ufeff${author}`, 'utf16le').swap16().toString('hex');
  for (const object of objects.values()) {
    object.value = object.value
      .replace(`/URI (${ORIGIN}/`, '/URI (/')
      .replace(/\/Creator .*\n(?=\/Producer \(Skia)/, `/Author <${utf16}>\n`)
      .replace(/Date \(D:[^)]*\)/g, `Date (D:${CREATED})`)
      .replace(/\(node(\d+)\)/g, (_, id) => `(node${String(Number(id) - firstNode).padStart(8, '0')})`);
  }
}

/**
 * Prepares a browser to print documents.
 * @param root folder of the project
 * @returns prints a document and returns the PDF file
 */
export async function documentPrinter(browser: Browser, root: string): Promise<(source: SourceDocument) => Promise<Buffer>> {
  const page = await browser.newPage();
  let html = '';
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill(pathname === '/' ? { body: html, contentType: 'text/html' } : { path: join(root, pathname) });
  });
  const print = async (source: SourceDocument, pageOf: ReadonlyMap<string, number>) => {
    html = documentHtml(source, pageOf);
    await page.goto(`${ORIGIN}/`);
    await page.evaluate(() => document.fonts.ready);
    return readObjects(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }));
  };
  return async (source) => {
    // The table of contents names pages, which are known after a first printing.
    const objects = await print(source, pageOfSections(await print(source, new Map())));
    putTextInReadingOrder(objects);
    editMetadata(objects, COMMON_TEXT[source.locale].publisher);
    return writeObjects(objects);
  };
}
