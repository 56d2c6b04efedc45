import { expectAccessible } from './support/accessibility.ts';
import {
  annotationsOf,
  DIRECTORY,
  download,
  drag,
  drawn,
  openDocument,
  PROTECTED,
  screenOf,
  sheet,
  stopWriting,
  TERMS,
  TERMS_HINDI,
  take,
  takeByKeyboard,
  unlock,
  writing,
} from './support/pdf.ts';
import { serveLarge } from './support/pdf-large.ts';
import { expect, test } from './support/test.ts';

/** Requests of a route wait until it is opened. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

test.describe('when the file does not come', () => {
  test.use({ expectedComplaints: /Failed to load resource|status of 503|net::ERR/ });

  test('2.7 it says that it loads, with progress; that the file did not come; and tries again', async ({ page }) => {
    const { open, opened } = gate();
    let working = false;
    await page.route(`**${TERMS}`, async (route) => {
      await opened;
      await (working ? route.continue() : route.fulfill({ status: 503, body: '' }));
    });
    await page.goto(screenOf(TERMS));
    await expect(page.getByRole('status').getByText('Loading PDF…', { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    open();
    await expect(page.getByRole('alert').getByText('Failed to load PDF file.', { exact: true })).toBeVisible();
    await expect(page.getByText('Loading PDF…')).toHaveCount(0);
    working = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await drawn(page, 1);
    await expect(page.getByText('Loading PDF…')).toHaveCount(0);
  });

  test('2.7 a page that does not come is told of, and the others can be read', async ({ page }) => {
    const large = await serveLarge(page);
    await openDocument(page, large.file);
    large.failing = true;
    for (let number = 1; number < 9; number += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('alert').getByText('Failed to load the page.', { exact: true })).toBeVisible();
    for (let number = 1; number < 9; number += 1) await page.keyboard.press('ArrowLeft');
    await drawn(page, 1);
    await expect(page.getByText('Failed to load the page.')).toHaveCount(0);
    for (let number = 1; number < 9; number += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Failed to load the page.')).toBeVisible();
    // The viewer retries too, and then the button would go before it is pressed.
    const { open, opened } = gate();
    large.wait = opened;
    large.failing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    open();
    await drawn(page, 9);
  });
});

test('2.7 a large file is fetched in parts, only those that are shown; it says that a page loads when it takes its time', async ({
  page,
}) => {
  const large = await serveLarge(page);
  await openDocument(page, large.file);
  await page.keyboard.press('ArrowRight');
  await drawn(page, 2);
  // The first bytes of each page and the content of three: the viewer draws the next page in advance.
  expect(large.served).toBeGreaterThan(0);
  expect(large.served).toBeLessThan(large.size);
  const { open, opened } = gate();
  large.wait = opened;
  for (let number = 2; number < 9; number += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Loading page…', { exact: true })).toBeVisible();
  open();
  await drawn(page, 9);
});

test('2.7 the site itself serves documents in parts', async ({ request }) => {
  const answer = await request.get(DIRECTORY, { headers: { range: 'bytes=0-99' } });
  expect(answer.status()).toBe(206);
  expect(await answer.body()).toHaveLength(100);
});

test('2.7 a protected file asks for its password, again when it is wrong, and stays protected with what was added', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(screenOf(PROTECTED));
  await expect(page.getByText('Enter the password to open this PDF file.', { exact: true })).toBeVisible();
  await expect(page.getByText('Loading PDF…')).toHaveCount(0);
  const field = page.getByLabel('Password');
  await expect(field).toBeFocused();
  await unlock(page, 'wrong');
  await expect(page.getByRole('alert').getByText('Invalid password. Please try again.', { exact: true })).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectAccessible(page);
  await field.fill('kolam-2026');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await drawn(page, 1);
  await take(page, 'Draw');
  await drag(page, [0.3, 0.5], [0.6, 0.7]);
  await take(page, 'Text');
  await sheet(page, 1).click({ position: { x: 300, y: 200 } });
  await writing(page);
  await page.keyboard.type('शुल्क की शर्तें');
  await stopWriting(page);
  const path = await download(page);
  await expect(annotationsOf(path)).rejects.toThrow('No password given');
  const found = await annotationsOf(path, 'kolam-2026');
  expect(found.map(({ subtype }) => subtype).toSorted()).toEqual(['FreeText', 'Ink']);
  expect(found).toContainEqual(expect.objectContaining({ contentsObj: expect.objectContaining({ str: 'शुल्क की शर्तें' }) }));
});

test('2.7 everything comes from the site itself, the worker in its own thread', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) foreign.push(request.url());
  });
  await openDocument(page, TERMS_HINDI);
  expect(page.workers()).toHaveLength(1);
  expect(foreign).toEqual([]);
  await expect(sheet(page, 1).locator('.textLayer')).toContainText(/[\u0900-\u097f]/);
});

test('2.7 on Hindi pages the screen speaks Hindi, the viewer’s own parts too', async ({ page }) => {
  await page.goto(`/hi${screenOf(TERMS)}`);
  await drawn(page, 1);
  await expect(page.getByRole('region', { name: /पृष्ठ .?1/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'अगला पृष्ठ' })).toBeVisible();
  await expect(page.getByRole('toolbar', { name: 'टिप्पणी करें' })).toBeVisible();
  await takeByKeyboard(page, 'टेक्स्ट');
  await writing(page);
  await page.keyboard.type('नमस्ते');
  await stopWriting(page);
  await expect(page.getByTitle('टेक्स्ट हटाएँ')).toBeVisible();
  await expect(page.getByText('टेक्स्ट जोड़ा गया')).toBeAttached();
  const [note] = await annotationsOf(await download(page, 'टिप्पणियों के साथ डाउनलोड करें'));
  expect(note).toMatchObject({ subtype: 'FreeText', contentsObj: { str: 'नमस्ते' } });
});

test('2.7 a document that may only be read has no tools and no download', async ({ page }) => {
  await openDocument(page, TERMS, '&read_only=true');
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Download/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Next page' })).toBeVisible();
});
