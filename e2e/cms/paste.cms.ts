import { expect, type Locator } from '@playwright/test';
import { SHEETS_TABLE, WORD_TABLE, WORD_TEXT } from '#lib/cms/clipboard/clipboard.fixture.ts';
import { type Data, logIn } from './editor.ts';
import { CMS, test } from './services.ts';

/** A paste with what another program has put into the clipboard. */
const paste = (field: Locator, html: string, text = '') =>
  field.evaluate(
    (element: HTMLElement, [asHtml, asText]) => {
      element.focus();
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', asHtml ?? '');
      clipboardData.setData('text/plain', asText ?? '');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, text],
  );

test('a table from Word and a text from Word are pasted into an entry, and what they lose is said', async ({
  services,
  browser,
}) => {
  const { EDITOR_EMAIL = '', EDITOR_PASSWORD = '', PUBLISHER_EMAIL = '', PUBLISHER_PASSWORD = '' } = services.settings;
  const editor = await logIn(EDITOR_EMAIL, EDITOR_PASSWORD);
  const content = [
    { blockType: 'table', title: 'Fees' },
    { blockType: 'description', description: 'Before' },
  ];
  const id = await editor.create('page', { slug: 'pasted', title: 'Pasted', content });

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const token = editor.headers.authorization.replace('JWT ', '');
  await context.addCookies([{ name: 'payload-token', value: token, url: CMS }]);
  const page = await context.newPage();
  await page.goto(`${CMS}/admin/collections/page/${id}`);
  const show = page.getByRole('button', { name: 'Show All' }).first();
  await show.click();

  const grid = page.locator('.table-grid').first();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await paste(grid.getByRole('textbox', { name: 'Row 1, column 1', exact: true }), WORD_TABLE);
  await expect(grid.getByRole('status')).toContainText('merged over several rows are repeated');
  await expect.poll(focused).toBe('Title of column 1');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe('Row 1, Card');
  await page.keyboard.press('Tab');
  await expect.poll(focused).toBe('Row 1, Fee');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe('Row 2, Fee');

  // The second table goes over the cells from the last row on.
  await page.keyboard.press('ArrowDown');
  await paste(grid.getByRole('textbox', { name: 'Row 3, Fee', exact: true }), SHEETS_TABLE);
  await expect(grid.getByRole('textbox', { name: 'Row 6, Fee', exact: true })).toHaveValue('**दिल्ली**');
  await grid.getByRole('button', { name: 'Undo' }).click();
  await expect(grid.getByRole('textbox', { name: /^Row 4/ })).toHaveCount(0);

  const text = page.locator('#field-content__1__description');
  await text.fill('');
  await paste(text, WORD_TEXT);
  await expect(text).toHaveValue(/^# Terms of use\n\n## Fees & charges/);
  await expect(page.locator('.markdown-editor', { has: text }).getByRole('status')).toContainText('Footnotes were left out');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveValue('');
  await paste(text, WORD_TEXT);
  await expect(text).toHaveValue(/^# Terms of use/);

  // The admin saves a draft by itself.
  const stored = async () => (await editor.read('page', id)).content as [Data, Data];
  await expect.poll(async () => String((await stored())[1].description)).toContain('- Credit cards\n  - Platinum\n- Debit cards');
  const [table] = await stored();
  expect([table.headers, table.rows]).toEqual([
    ['Card', 'Fee', 'Lounges'],
    [
      ['Platinum', '₹ 499', '[See list](https://www.example.com/lounges?card=platinum)'],
      ['Platinum', '“From 2nd year” – ₹ 599', '• Delhi\\\n• Pune'],
      ['Select', 'On request', ''],
    ],
  ]);
  // An entry that is open in an admin is locked for others.
  await page.goto(`${CMS}/admin`);
  await context.close();
  const publisher = await logIn(PUBLISHER_EMAIL, PUBLISHER_PASSWORD);
  await expect.poll(async () => (await publisher.ask('DELETE', `page/${id}`)).status).toBe(200);
});

/** The most for a key in the largest table, in milliseconds; some thirty on an idle machine. */
const KEY_MS = 250;
const LETTERS = 'ABCDEFGHIJKLMNOPQRST';

test('the largest table is edited without waiting, and each of its rows is reached', async ({ services, browser }) => {
  const { PUBLISHER_EMAIL = '', PUBLISHER_PASSWORD = '' } = services.settings;
  const publisher = await logIn(PUBLISHER_EMAIL, PUBLISHER_PASSWORD);
  const id = await publisher.create('page', { slug: 'largest', title: 'Largest', content: [{ blockType: 'table' }] });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const token = publisher.headers.authorization.replace('JWT ', '');
  await context.addCookies([{ name: 'payload-token', value: token, url: CMS }]);
  const page = await context.newPage();
  await page.goto(`${CMS}/admin/collections/page/${id}`);
  await page.getByRole('button', { name: 'Show All' }).first().click();
  const grid = page.locator('.table-grid');
  const cell = (name: string) => grid.getByRole('textbox', { name, exact: true });
  const cells = (row: number) =>
    Array.from({ length: 20 }, (_, column) => (row === 0 ? `Title ${LETTERS[column]}` : `${row}.${column}`));
  const rows = Array.from({ length: 501 }, (_, row) => cells(row).join('\t'));
  await paste(cell('Row 1, column 1'), '', rows.join('\n'));
  await expect(grid.getByRole('row')).toHaveCount(51);

  // From the key until the frame after it was painted.
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    const measure = ({ timeStamp }: KeyboardEvent) =>
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)));
    addEventListener('keydown', measure, { capture: true });
  });
  const keyTimes = () => page.evaluate(() => Reflect.get(window, 'keyTimes') as number[]);
  await cell('Row 2, Title B').focus();
  for (let count = 1; count <= 21; count += 1) {
    await page.keyboard.press('x');
    await expect.poll(async () => (await keyTimes()).length).toBe(count);
  }
  const sorted = (await keyTimes()).sort((a, b) => a - b);
  console.log(`    a key took ${Math.round(sorted[10] ?? 0)} ms, at most ${Math.round(sorted.at(-1) ?? 0)} ms`);
  expect(sorted[10]).toBeLessThan(KEY_MS);

  await cell('Row 50, Title A').focus();
  await page.keyboard.press('Enter');
  await expect(cell('Row 51, Title A')).toBeFocused();
  await expect(grid.getByText('Rows 51 to 100 of 500')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(cell('Row 50, Title A')).toBeFocused();
  for (let count = 1; count < 10; count += 1) await grid.getByRole('button', { name: 'Next rows' }).click();
  await expect(grid.getByRole('button', { name: 'Next rows' })).toBeDisabled();
  await cell('Row 500, Title T').fill('The last');
  await expect
    .poll(async () => ((await publisher.read('page', id)).content as [{ rows: string[][] }])[0].rows?.at(-1)?.at(-1))
    .toBe('The last');
  await page.goto(`${CMS}/admin`);
  await context.close();
  await expect.poll(async () => (await publisher.ask('DELETE', `page/${id}`)).status).toBe(200);
});
