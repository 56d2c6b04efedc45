import { expect, type Page } from '@playwright/test';
import { openAdmin } from './admin.ts';
import { type Data, logIn, translated } from './editor.ts';
import { monsoonPage } from './monsoon-page.ts';
import { CMS, SITE, test } from './services.ts';

const SLUG = 'rain-tips';
const ADDRESS = `/${SLUG}`;

const inView = (page: Page, id: string) => expect(page.locator(id)).toBeInViewport();

test('a click on a block in the preview leads to its field, and one on a problem to the field that has it', async ({
  page,
  browser,
  services: { settings },
}) => {
  const { PUBLISHER_EMAIL = '', PUBLISHER_PASSWORD = '', PREVIEW_SECRET = '' } = settings;
  const publisher = await logIn(PUBLISHER_EMAIL, PUBLISHER_PASSWORD);
  const id = await publisher.create('page', { ...monsoonPage.en, slug: SLUG });
  const form = `${CMS}/admin/collections/page/${id}`;
  await publisher.publish('page', id, 'en');
  const content = (await publisher.read('page', id)).content as Data[];
  const steps = [{ title: 'Ask for the train' }, { title: '' }];
  await publisher.save('page', id, 'en', { content: content.with(2, { ...content[2], steps }) });

  await test.step('in the frame beside the form', async () => {
    const admin = await openAdmin(page, PUBLISHER_EMAIL, PUBLISHER_PASSWORD);
    await admin.open('page', id, 'en');
    const preview = await admin.preview();
    await preview.getByRole('link', { name: 'Edit: Block 5, Questions and answers' }).click();
    await inView(page, '#content-row-4');
    await inView(page, '#field-content__4__title');
    await preview
      .locator('main')
      .getByRole('link', { name: /^Block 3, Steps › .*2/ })
      .click();
    await inView(page, '#field-content__2__steps__1__title');
    await expect(page.locator('#field-content__2__steps__1__title')).toBeFocused();
    admin.expectNoErrors();
  });

  await test.step('from a window of its own, without script, in the language of the editor; visitors get no such link', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const tab = await context.newPage();
    const query = new URLSearchParams({ secret: PREVIEW_SECRET, path: ADDRESS, language: 'hi' });
    await tab.goto(`${SITE}/service/preview?${query}`);
    const link = tab.getByRole('link', { name: 'संपादित करें: ब्लॉक 2,' });
    await expect(link).toHaveAttribute('href', `${form}?locale=en#/content/1`);
    await expect(tab.getByRole('link', { name: 'यह पेज संपादित करें' })).toHaveAttribute('href', `${form}?locale=en#`);
    // Of a page that the editor goes on to, and of one that is made from a record.
    await tab.goto(`${SITE}/hi/ekaa`);
    expect(await tab.getByRole('link', { name: 'ब्लॉक 1,' }).getAttribute('href')).toMatch(/\/page\/\d+\?locale=hi#\/content\/0$/);
    await tab.goto(`${SITE}/credit-cards/platinum-credit`);
    expect(await tab.getByRole('link', { name: 'यह पेज संपादित करें' }).getAttribute('href')).toMatch(
      /\/credit-card\/\d+\?locale=en#$/,
    );
    await context.close();
    expect(await (await fetch(SITE + ADDRESS)).text()).not.toMatch(/\/admin\/|Edit:/);
    expect(JSON.stringify(await (await fetch(`${CMS}/api/pages${ADDRESS}?locale=en`)).json())).not.toContain('edit_url');
  });
  await page.goto(`${CMS}/admin`);
  await publisher.remove('page', id);
});

test('a language that is missing or older than the English text is said in the form and in the list', async ({
  page,
  services: { settings },
}) => {
  const { PUBLISHER_EMAIL = '', PUBLISHER_PASSWORD = '' } = settings;
  const publisher = await logIn(PUBLISHER_EMAIL, PUBLISHER_PASSWORD);
  const id = await publisher.create('page', { ...monsoonPage.en, slug: 'languages' });
  const stored = await publisher.read('page', id);
  const { content, title } = translated(stored, monsoonPage.hi) as Data;
  await publisher.save('page', id, 'hi', { title, content });
  const gaps = async () => {
    const { languages } = (await publisher.ask('GET', `problems/page/${id}`)).body as {
      languages: Record<string, { code: string }[]>;
    };
    const codesOf = (list: { code: string }[] = []) => list.map(({ code }) => code);
    return { older: codesOf(languages.older), partly: codesOf(languages.partly), missing: codesOf(languages.missing).length };
  };
  expect(await gaps()).toEqual({ older: [], partly: [], missing: 10 });

  await publisher.save('page', id, 'en', { title: 'Tips for the rains' });
  await publisher.save('page', id, 'ta', { title: 'மழை' });
  expect(await gaps()).toEqual({ older: ['hi'], partly: ['ta'], missing: 9 });
  // A change without texts, and one that the admin saves by itself, do not say that the Hindi text is right.
  await publisher.save('page', id, 'en', { isCopyDisabled: true });
  expect((await publisher.ask('PATCH', `page/${id}?draft=true&autosave=true&locale=hi`, { isCopyDisabled: false })).status).toBe(
    200,
  );
  expect((await gaps()).older).toEqual(['hi']);
  expect((await publisher.ask('PATCH', `page/${id}?draft=true`, { languages: {} })).status, 'nobody writes the times').toBe(200);
  expect((await gaps()).older).toEqual(['hi']);

  const admin = await openAdmin(page, PUBLISHER_EMAIL, PUBLISHER_PASSWORD);
  await page.goto(`${CMS}/admin/collections/page?search=languages`);
  await expect(page.locator('.cell-languages')).toHaveText(['Older than English: Hindi · In part: Tamil · Not written: 9']);
  await page.locator('tbody a').first().click();
  await admin.problems().getByRole('listitem').filter({ hasText: 'Older than the English text' }).getByRole('link').click();
  await expect(page).toHaveURL(/\?locale=hi$/);
  await page.goto(`${CMS}/admin`);

  await publisher.save('page', id, 'hi', { title });
  expect((await gaps()).older, 'saved by hand in Hindi').toEqual([]);
  await publisher.save('page', id, 'en', { title: 'Tips for the rain' });
  await publisher.publish('page', id, 'en');
  expect((await gaps()).older, 'published in English').toEqual(['hi', 'ta']);
  await publisher.remove('page', id);
});
