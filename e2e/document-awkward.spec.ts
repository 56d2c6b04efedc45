import { AWKWARD } from './documents/awkward.ts';
import { expect, test } from './support/test.ts';

const FILE = '/documents/awkward.pdf';
const SCREEN = `/document?file=${FILE}`;

/** The file, and not the page that has its name in the query. */
const isFile = ({ pathname }: URL) => pathname === FILE;

const EXPECTED = { message: 'a message and a retry', 'no page': 'the message that there is no page', pages: 'pages' };

for (const [what, { bytes, outcome }] of Object.entries(AWKWARD)) {
  test(`2.7 ${what} gives ${EXPECTED[outcome]}, and no error`, async ({ page }) => {
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.message());
      await dialog.dismiss();
    });
    await page.route(isFile, (route) => route.fulfill({ body: bytes, contentType: 'application/pdf' }));
    await page.goto(SCREEN);
    if (outcome === 'message') {
      await expect(page.getByRole('alert').filter({ hasText: 'Failed to load PDF file.' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    } else if (outcome === 'no page') {
      await expect(page.getByRole('alert').getByText('No page specified.', { exact: true })).toBeVisible();
    } else {
      const canvas = page.locator('.pdfViewer .page[data-page-number="1"] canvas').first();
      await expect(canvas).toBeVisible();
      const short = () => canvas.evaluate((element) => Math.abs(element.getBoundingClientRect().width - window.innerWidth));
      await expect.poll(short).toBeLessThan(20);
    }
    // Scripts in documents never run.
    expect(asked).toEqual([]);
  });
}

test('2.7 each of the rotated pages is drawn', async ({ page }) => {
  const body = AWKWARD['rotated pages']?.bytes;
  await page.route(isFile, (route) => route.fulfill({ ...(body ? { body } : {}), contentType: 'application/pdf' }));
  await page.goto(SCREEN);
  for (let number = 1; number <= 4; number += 1) {
    await expect(page.locator(`.pdfViewer .page[data-page-number="${number}"] canvas`).first()).toBeVisible();
    if (number < 4) await page.getByRole('button', { name: 'Next page' }).click();
  }
});

test.describe('answers that are no file', () => {
  test.use({ expectedComplaints: /Failed to load resource|net::ERR/ });

  for (const status of [403, 404, 500]) {
    test(`2.7 a ${status} gives a message, and a retry loads the file once it is there`, async ({ page }) => {
      await page.route(isFile, (route) => route.fulfill({ status, body: 'no' }));
      await page.goto(SCREEN);
      await expect(page.getByRole('alert').filter({ hasText: 'Failed to load PDF file.' })).toBeVisible();
      const body = AWKWARD['pages without text']?.bytes;
      await page.unroute(isFile);
      await page.route(isFile, (route) => route.fulfill({ ...(body ? { body } : {}), contentType: 'application/pdf' }));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('.pdfViewer .page[data-page-number="1"] canvas').first()).toBeVisible();
    });
  }

  test('2.7 a connection that breaks gives a message', async ({ page }) => {
    await page.route(isFile, (route) => route.abort('connectionreset'));
    await page.goto(SCREEN);
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to load PDF file.' })).toBeVisible();
  });
});

test('2.7 the broken sample gives the message, in Hindi on a Hindi page', async ({ page }) => {
  await page.goto('/hi/document?file=/documents/sample-broken.pdf');
  await expect(page.getByRole('alert').filter({ hasText: /\p{Script=Devanagari}/u })).toBeVisible();
});
