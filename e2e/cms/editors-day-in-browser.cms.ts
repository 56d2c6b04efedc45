import { expect } from '@playwright/test';
import { kindWords } from '#lib/cms/labels.ts';
import type { BlockKind } from '#lib/contract/blocks/block.ts';
import { openAdmin } from './admin.ts';
import { CMS, SITE, test } from './services.ts';
import { get, seen, statusOf, textOf, watchSite } from './site.ts';

const OLD = '/summer-tips';
const NEW = '/heat-tips';
const ENGLISH = 'Summer tips';
const HINDI = 'गर्मी के सुझाव';
const labelOf = (kind: BlockKind) => kindWords(kind).label.en;

test('in the admin, a publisher writes a page with five kinds of blocks, is told of faults, previews, publishes, corrects, renames and unpublishes it', async ({
  page,
  services: { settings },
}) => {
  const { PUBLISHER_EMAIL = '', PUBLISHER_PASSWORD = '' } = settings;
  const stopWatching = watchSite(['/ekaa', '/hi/ekaa']);
  const admin = await test.step('signs in', () => openAdmin(page, PUBLISHER_EMAIL, PUBLISHER_PASSWORD));

  const id = await test.step('writes a page with five kinds of blocks, which is saved by itself', async () => {
    const created = await admin.create('page');
    await admin.fill('slug', 'summer-tips');
    await admin.fill('title', ENGLISH);
    await admin.addBlock(labelOf('blocks.description'));
    await admin.fill('content.0.title', ENGLISH);
    await admin.fill('content.0.description', 'Before a journey in the heat.');
    await admin.addBlock(labelOf('blocks.description'));
    await admin.fill('content.1.title', 'What to carry');
    await admin.fill('content.1.description', 'Water, and the numbr of your bank.');
    await admin.addBlock(labelOf('blocks.steps'));
    await admin.addRow('content.2.steps');
    await admin.addBlock(labelOf('blocks.disclaimer'));
    await admin.fill('content.3.description', 'No rain is promised.');
    await admin.addBlock(labelOf('blocks.language-strip'));
    await admin.fill('content.4.title', 'In your language');
    await admin.saved();
    expect(await statusOf(OLD), 'visitors do not see it').toBe(404);
    return created;
  });

  await test.step('is told above the form and at the field what the site would drop', async () => {
    await expect(admin.problems()).toContainText(/Block 3, Steps › .*“What to do” is missing/);
    const messages = await admin.publishInVain();
    expect(messages.join(' ')).toMatch(/missing/);
    expect(await statusOf(OLD), 'nothing was published').toBe(404);
    await admin
      .problems()
      .getByRole('button', { name: /Block 3/ })
      .first()
      .click();
    await expect(page.locator('#field-content__2__steps__0__title')).toBeVisible();
    await admin.fill('content.2.steps.0.title', 'Ask for the train');
    await admin.saved();
    await expect(admin.problems()).toContainText('Nothing stands in the way of publishing.');
  });

  await test.step('previews it in English', async () => {
    const preview = await admin.preview();
    await expect(preview.getByRole('heading', { name: ENGLISH, level: 1 })).toBeVisible();
    for (const text of ['the numbr of your bank', 'Ask for the train', 'No rain is promised.', 'In your language'])
      await expect(preview.getByText(text)).toBeVisible();
    expect(await statusOf(OLD), 'visitors do not see it').toBe(404);
    await admin.fill('content.3.description', 'No rain is promised, nor wind.');
    await expect(preview.getByText('No rain is promised, nor wind.'), 'the frame follows what is saved').toBeVisible();
  });

  await test.step('translates it, and previews it in Hindi', async () => {
    await admin.open('page', id, 'hi');
    await admin.fill('title', HINDI);
    await admin.openBlock(0);
    await admin.fill('content.0.title', HINDI);
    await admin.saved();
    const preview = await admin.preview();
    await expect(preview.getByRole('heading', { name: HINDI, level: 1 })).toBeVisible();
    expect(await statusOf(`/hi${OLD}`), 'visitors do not see it').toBe(404);
  });

  await test.step('publishes both languages', async () => {
    await admin.open('page', id, 'en');
    await Promise.all([
      seen(
        'publishing, in English',
        admin.publish,
        () => textOf(OLD),
        (html) => expect(html).toContain('the numbr of your bank'),
      ),
      seen(
        'publishing, in Hindi',
        async () => undefined,
        () => textOf(`/hi${OLD}`),
        (html) => expect(html).toContain(HINDI),
      ),
    ]);
  });

  await test.step('is told that the page is live, without problems', async () => {
    await expect(admin.problems()).toContainText('Live, 0 problems');
  });

  await test.step('corrects a typing error', async () => {
    await admin.open('page', id, 'en');
    await admin.openBlock(1);
    await admin.fill('content.1.description', 'Water, and the number of your bank.');
    await seen(
      'the correction',
      admin.publish,
      () => textOf(OLD),
      (html) => expect(html).toContain('the number of your bank'),
    );
  });

  await test.step('renames it, with a redirect', async () => {
    await admin.fill('slug', 'heat-tips');
    await seen(
      'the new address',
      admin.publish,
      () => statusOf(NEW),
      (status) => expect(status).toBe(200),
    );
    await admin.create('redirect');
    await admin.fill('from', OLD);
    await admin.fill('to', NEW);
    await seen(
      'the redirect',
      admin.publish,
      async () => (await get(OLD)).headers.get('location'),
      (location) => expect(location).toBe(NEW),
    );
  });

  await test.step('unpublishes it', async () => {
    await admin.open('page', id, 'en');
    await seen(
      'unpublishing',
      admin.unpublish,
      () => statusOf(NEW),
      (status) => expect([404, 410]).toContain(status),
    );
  });

  await test.step('finds it as a draft in the list, and does so in Hindi', async () => {
    await page.goto(`${CMS}/admin/collections/page`);
    const row = page.locator('tr', { hasText: NEW.slice(1) });
    await expect(row.locator('.cell-_status')).toHaveText('Draft');
    await admin.chooseLanguage('हिन्दी');
    await page.goto(`${CMS}/admin/collections/page`);
    await expect(row.locator('.cell-_status')).toHaveText('ड्राफ़्ट');
    await expect(page.locator('th', { hasText: 'स्थिति' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'फ़िल्टर' })).toBeVisible();
    await admin.open('page', id, 'hi');
    await expect(page.locator('#action-save')).toHaveText('बदलाव प्रकाशित करें');
    await expect(admin.problems()).toContainText('प्रकाशित करने में कोई रुकावट नहीं है।');
  });

  admin.expectNoErrors();
  admin.expectNoOtherHosts(SITE);
  const { loaded, failures } = await stopWatching();
  console.log(`    the site has answered ${loaded} times meanwhile`);
  expect(failures, 'the site answers all the while').toEqual([]);
});
