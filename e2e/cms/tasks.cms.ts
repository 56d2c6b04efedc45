import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { expect, type Locator, type Page } from '@playwright/test';
import { root } from '#lib/cli/workspace.mjs';
import { DESIGN_REQUEST } from '#lib/content/design-request.fixture.ts';
import { openAdmin } from './admin.ts';
import { type Data, logIn } from './editor.ts';
import { monsoonPage } from './monsoon-page.ts';
import { CMS, test } from './services.ts';
import { statusOf, textOf } from './site.ts';

/** What docs/cms.md says of a task, in its table. */
const documented = (task: string) => {
  const row = readFileSync(join(root, 'docs/cms.md'), 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${task} |`));
  return Number(row?.split('|')[3]);
};

/** Does a task from the first page of the admin on, as a person does: by what is on the screen. */
async function doTask(
  page: Page,
  task: string,
  steps: (click: (target: Locator) => Promise<void>) => Promise<void>,
): Promise<void> {
  let clicks = 0;
  // The account keeps the language of the texts of an earlier task.
  await page.goto(`${CMS}/admin?locale=en`);
  const began = Date.now();
  await steps(async (target) => {
    clicks += 1;
    await target.click();
  });
  console.log(`    ${task}: ${clicks} clicks, ${((Date.now() - began) / 1000).toFixed(1)} s`);
  expect(clicks, `docs/cms.md, ${task}`).toBe(documented(task));
}

/** The card of a list on the first page of the admin. */
const card = (page: Page, name: string) => page.getByRole('link', { name: `Show all ${name}`, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const published = (page: Page) =>
  page.waitForResponse((response) => ['PATCH', 'POST'].includes(response.request().method()) && response.ok());

const picture = (colour: string): Buffer => {
  const canvas = createCanvas(800, 600);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, 800, 600);
  return canvas.toBuffer('image/png');
};

test('five tasks are done by the words on the screen, in as many clicks as the documentation says', async ({
  page,
  services: { settings },
}) => {
  const { PUBLISHER_EMAIL = '', PUBLISHER_PASSWORD = '', REQUESTS_EMAIL = '', REQUESTS_PASSWORD = '' } = settings;
  const publisher = await logIn(PUBLISHER_EMAIL, PUBLISHER_PASSWORD);
  await openAdmin(page, PUBLISHER_EMAIL, PUBLISHER_PASSWORD);

  await test.step('the date of an offer', async () => {
    const { docs } = (await publisher.ask('GET', 'exclusive-offer?limit=1&sort=position&depth=0')).body;
    const [offer] = docs as [Data];
    await doTask(page, 'Correct the date of an offer', async (click) => {
      await click(card(page, 'Exclusive offers'));
      await click(page.getByRole('link', { name: String(offer.title), exact: true }));
      const date = page.locator('#field-valid_to input');
      await click(date);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('30 Dec 2027');
      await page.keyboard.press('Enter');
      await Promise.all([published(page), click(button(page, 'Publish changes'))]);
    });
    await expect.poll(async () => (await publisher.read('exclusive-offer', String(offer.id))).valid_to).toMatch(/^2027-12-30/);
  });

  await test.step('a press release in two languages', async () => {
    await doTask(page, 'Add a press release in two languages', async (click) => {
      // The plus sign of its card.
      await click(page.locator('.card', { hasText: 'Press releases' }).locator('.card__actions a'));
      await page.waitForURL(/press-release\/\d+/);
      const title = page.locator('#field-title');
      await click(title);
      await page.keyboard.type('A lounge in Agra');
      await click(page.locator('#field-description'));
      await page.keyboard.type('It opens in May.');
      await click(page.locator('#field-date input'));
      await page.keyboard.type('4 May 2026');
      await page.keyboard.press('Enter');
      await click(page.locator('#field-year'));
      await page.keyboard.type('2026');
      await expect(page.locator('.problems')).toContainText('Nothing stands in the way of publishing.');
      await click(page.getByRole('button', { name: 'Locale' }).first());
      await click(page.getByText('हिन्दी').first());
      await page.waitForURL(/locale=hi/);
      await click(title);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('आगरा में लाउंज');
      await click(page.locator('#field-description'));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('मई में खुलेगा।');
      await Promise.all([published(page), click(button(page, 'Publish changes'))]);
    });
    const list = async (locale: string) => (await fetch(`${CMS}/api/press-releases?locale=${locale}`)).text();
    await expect.poll(() => list('hi')).toContain('आगरा में लाउंज');
    expect(await list('en')).toContain('A lounge in Agra');
  });

  await test.step('a picture', async () => {
    const file = new FormData();
    file.set('file', new Blob([new Uint8Array(picture('teal'))], { type: 'image/png' }), 'umbrella.png');
    file.set('_payload', JSON.stringify({ alt: 'An umbrella' }));
    const uploaded = await fetch(`${CMS}/cms/api/media`, { method: 'POST', headers: publisher.headers, body: file });
    const { id, filename } = (await uploaded.json()).doc as { id: number; filename: string };
    const content = [{ blockType: 'media', media: { file: id } }];
    const shown = await publisher.create('page', { slug: 'umbrella', title: 'Umbrella', content });
    await publisher.publish('page', shown, 'en');
    await expect.poll(() => textOf('/umbrella')).toContain(filename.replace('.png', ''));
    await doTask(page, 'Replace a picture on every page that shows it', async (click) => {
      await click(card(page, 'Pictures and films'));
      await click(page.locator('.search-filter input'));
      await page.keyboard.type('umbrella');
      await page.waitForURL(/search=umbrella/);
      await click(page.getByRole('link', { name: filename }));
      await click(page.locator('.file-details__remove'));
      const chosen = page.waitForEvent('filechooser');
      await click(button(page, 'Select a file'));
      await (await chosen).setFiles({ name: 'raincoat.png', mimeType: 'image/png', buffer: picture('orange') });
      await Promise.all([published(page), click(button(page, 'Save'))]);
    });
    await expect.poll(() => textOf('/umbrella')).toContain('raincoat-');
    await publisher.remove('page', shown);
    await publisher.remove('media', String(id));
  });

  await test.step('a page', async () => {
    const id = await publisher.create('page', { ...monsoonPage.en, slug: 'wrong-page', title: 'A wrong page' });
    await publisher.publish('page', id, 'en');
    await expect.poll(() => statusOf('/wrong-page')).toBe(200);
    await doTask(page, 'Unpublish a wrong page', async (click) => {
      await click(card(page, 'Pages'));
      await click(page.getByRole('link', { name: 'A wrong page', exact: true }));
      await click(page.locator('.doc-controls__popup button').first());
      await click(page.locator('#action-unpublish'));
      await Promise.all([published(page), click(page.locator('#confirm-action'))]);
    });
    await expect.poll(() => statusOf('/wrong-page')).not.toBe(200);
    await page.goto(`${CMS}/admin`);
    await publisher.remove('page', id);
  });

  await test.step('a request', async () => {
    const reference = 'CS-TASK-2345';
    const headers = { 'content-type': 'application/json', 'idempotency-key': reference };
    await fetch(`${CMS}/api/card-design-request`, { method: 'POST', headers, body: JSON.stringify(DESIGN_REQUEST) });
    await page.context().clearCookies();
    await openAdmin(page, REQUESTS_EMAIL, REQUESTS_PASSWORD);
    await doTask(page, 'Find a request by its reference', async (click) => {
      await click(card(page, 'Requests'));
      await click(page.locator('.search-filter input'));
      await page.keyboard.type(reference);
      await page.waitForURL(/search=CS-TASK/);
      await click(page.getByRole('link', { name: reference }));
      await expect(page.locator('#field-email')).toHaveValue(DESIGN_REQUEST.email);
    });
  });
});
