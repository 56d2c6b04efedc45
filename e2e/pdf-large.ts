import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import PDFDocument from 'pdfkit';

const PAGES = 10;
/** What each page of the large document weighs more than its words, in bytes. */
const WEIGHT = 200_000;

/** A document of ten heavy pages, each with a number. */
async function largeDocument(): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', compress: false });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(parts))));
  document.on('data', (part: Buffer) => parts.push(part));
  for (let number = 1; number <= PAGES; number += 1) {
    if (number > 1) document.addPage();
    document.fontSize(40).text(`Page number ${number}`);
    document.addContent(`% ${randomBytes(WEIGHT / 2).toString('hex')}`);
  }
  document.end();
  return await done;
}

/** Serves a large document in the parts that are asked for; it can be made to wait or to fail from then on. */
export async function serveLarge(page: Page) {
  const bytes = await largeDocument();
  const large = { file: '/documents/large.pdf', size: bytes.length, served: 0, failing: false, wait: Promise.resolve() };
  await page.route(`**${large.file}`, async (route) => {
    if (large.failing) return await route.abort();
    await large.wait;
    const [, from = '0', to = String(bytes.length - 1)] = /bytes=(\d+)-(\d*)/.exec(route.request().headers().range ?? '') ?? [];
    const part = bytes.subarray(Number(from), Number(to) + 1);
    const whole = part.length === bytes.length;
    if (!whole) large.served += part.length;
    await route.fulfill({
      status: whole ? 200 : 206,
      contentType: 'application/pdf',
      headers: {
        'accept-ranges': 'bytes',
        'content-length': String(part.length),
        ...(whole ? {} : { 'content-range': `bytes ${from}-${to}/${bytes.length}` }),
      },
      body: part,
    });
  });
  return large;
}
