import { AWKWARD } from './documents/awkward.ts';
import { CI_ONLY } from './support/ci-only.ts';
import { expect, test } from './support/test.ts';

const FILE = '/documents/awkward.pdf';
const SCREEN = `/document?file=${FILE}`;

/** The file, not the page with the file in its query. */
const isFile = ({ pathname }: URL) => pathname === FILE;

const EXPECTED = { message: 'a message and a retry', 'no page': 'the message that there is no page', pages: 'pages' };

for (const expected of ['message', 'no page', 'pages'] as const) {
  const files = Object.entries(AWKWARD).filter(([, { outcome }]) => outcome === expected);

  // For all of them: each new page compiles the viewer again.
  test(`2.7 ${files.map(([what]) => what).join(', ')}: ${EXPECTED[expected]}, and no error`, { tag: CI_ONLY }, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.message());
      await dialog.dismiss();
    });
    let body: Buffer | undefined;
    await page.route(isFile, (route) => route.fulfill({ ...(body ? { body } : {}), contentType: 'application/pdf' }));
    for (const [what, { bytes }] of files) {
      await test.step(what, async () => {
        body = bytes;
        await page.goto('about:blank');
        await page.goto(SCREEN);
        if (expected === 'message') {
          await expect(page.getByRole('alert').filter({ hasText: 'Failed to load PDF file.' })).toBeVisible();
          await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
        } else if (expected === 'no page') {
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

  test('2.7 a 403, 404 or 500 and a connection that breaks give a message, and a retry loads the file once it is there', async ({
    page,
  }) => {
    const message = page.getByRole('alert').filter({ hasText: 'Failed to load PDF file.' });
    const canvas = page.locator('.pdfViewer .page[data-page-number="1"] canvas').first();
    const body = AWKWARD['pages without text']?.bytes;
    for (const status of [403, 404, 500, 'broken'] as const) {
      await test.step(`${status}`, async () => {
        await page.route(isFile, (route) =>
          status === 'broken' ? route.abort('connectionreset') : route.fulfill({ status, body: 'no' }),
        );
        await page.goto('about:blank');
        await page.goto(SCREEN);
        await expect(message).toBeVisible();
        await page.unroute(isFile);
        await page.route(isFile, (route) => route.fulfill({ ...(body ? { body } : {}), contentType: 'application/pdf' }));
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(canvas).toBeVisible();
        await page.unroute(isFile);
      });
    }
  });
});

test('2.7 the broken sample gives the message, in Hindi on a Hindi page', async ({ page }) => {
  await page.goto('/hi/document?file=/documents/sample-broken.pdf');
  await expect(page.getByRole('alert').filter({ hasText: /\p{Script=Devanagari}/u })).toBeVisible();
});
