import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { smallPdf, textAt } from '#e2e/documents/small-pdf.ts';

const PAGES = 10;
/** Of a page beside its text, in bytes. */
const WEIGHT = 200_000;

/** Ten heavy pages with numbers. */
function largeDocument(): Buffer {
  const weight = () => `% ${randomBytes(WEIGHT / 2).toString('hex')}`;
  const content = (number: number) => `${textAt(72, 730, `Page number ${number}`, 40)}\n${weight()}`;
  return smallPdf(Array.from({ length: PAGES }, (_, index) => ({ content: content(index + 1) })));
}

/** Serves a large document by ranges; requests can be delayed or failed. */
export async function serveLarge(page: Page) {
  const bytes = largeDocument();
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
