import { expect } from '@playwright/test';
import { openAdmin } from './admin.ts';
import { test } from './services.ts';
import { get, seen, statusOf, textOf, watchSite } from './site.ts';

const OLD = '/summer-tips';
const NEW = '/heat-tips';
const ENGLISH = 'Summer tips';
const HINDI = 'गर्मी के सुझाव';

test('in the admin, an editor writes a page with five kinds of blocks, previews, publishes, corrects, renames and unpublishes it', async ({
  page,
  services: { settings },
}) => {
  const { EDITOR_EMAIL = '', EDITOR_PASSWORD = '' } = settings;
  const stopWatching = watchSite(['/ekaa', '/hi/ekaa']);
  const admin = await test.step('signs in', () => openAdmin(page, EDITOR_EMAIL, EDITOR_PASSWORD));

  const id = await test.step('writes a page with five kinds of blocks, and saves it', async () => {
    await admin.open('page', 'create', 'en');
    await admin.fill('slug', 'summer-tips');
    await admin.fill('title', ENGLISH);
    await admin.addBlock('section header');
    await admin.fill('content.0.title', ENGLISH);
    await admin.addBlock('description');
    await admin.fill('content.1.title', 'What to carry');
    await admin.write(1, 'Water, and the numbr of your bank.');
    await admin.addBlock('steps');
    await admin.addEntry(2);
    await admin.fill('content.2.steps.0.title', 'Ask for the train');
    await admin.addBlock('disclaimer');
    await admin.write(3, 'No rain is promised.');
    await admin.addBlock('language strip');
    await admin.fill('content.4.title', 'In your language');
    const saved = await admin.save();
    expect(await statusOf(OLD), 'visitors do not see it').toBe(404);
    return saved;
  });

  await test.step('previews it in English', async () => {
    const preview = await admin.preview();
    await expect(preview.getByRole('heading', { name: ENGLISH, level: 1 })).toBeVisible();
    for (const text of ['the numbr of your bank', 'Ask for the train', 'No rain is promised.', 'In your language'])
      await expect(preview.getByText(text)).toBeVisible();
    expect(await statusOf(OLD), 'visitors do not see it').toBe(404);
  });

  await test.step('translates it, and previews it in Hindi', async () => {
    await admin.open('page', id, 'hi');
    await admin.fillInFromEnglish();
    await admin.fill('title', HINDI);
    await admin.fill('content.0.title', HINDI);
    await admin.save();
    const preview = await admin.preview();
    await expect(preview.getByRole('heading', { name: HINDI, level: 1 })).toBeVisible();
    expect(await statusOf(`/hi${OLD}`), 'visitors do not see it').toBe(404);
  });

  await test.step('publishes both languages', async () => {
    await admin.open('page', id, 'en');
    await seen(
      'publishing in English',
      admin.publish,
      () => textOf(OLD),
      (html) => expect(html).toContain('the numbr of your bank'),
    );
    await admin.open('page', id, 'hi');
    await seen(
      'publishing in Hindi',
      admin.publish,
      () => textOf(`/hi${OLD}`),
      (html) => expect(html).toContain(HINDI),
    );
  });

  await test.step('corrects a typing error', async () => {
    await admin.open('page', id, 'en');
    await admin.openBlock('description');
    await admin.write(1, 'Water, and the number of your bank.');
    await seen(
      'the correction',
      admin.publish,
      () => textOf(OLD),
      (html) => expect(html).toContain('the number of your bank'),
    );
  });

  await test.step('renames it, with a redirect', async () => {
    // A moment after publishing the form shows what was published instead of what was typed meanwhile.
    await admin.open('page', id, 'en');
    await admin.fill('slug', 'heat-tips');
    await seen(
      'the new address',
      admin.publish,
      () => statusOf(NEW),
      (status) => expect(status).toBe(200),
    );
    await admin.open('redirect', 'create', 'en');
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

  const { loaded, failures } = await stopWatching();
  console.log(`    the site has answered ${loaded} times meanwhile`);
  expect(failures, 'the site answers all the while').toEqual([]);
});
