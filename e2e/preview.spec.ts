import { BLOCKS } from '#lib/contract/blocks/definitions.ts';
import { hydrated } from './support/hydrated.ts';
import { PREVIEW_SECRET } from './support/preview-secret.ts';
import { expect, test } from './support/test.ts';

const DRAFT = '/monsoon-travel';

/** Preview cookies as a header: they are `Secure`, so a request over http would not send them. */
function cookieHeader(response: { headersArray: () => { name: string; value: string }[] }): string {
  const cookies = response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  return cookies.map(({ value }) => value.split(';', 1)[0]).join('; ');
}

test('a preview shows drafts in each language to who has the secret, and to nobody else', async ({
  request,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  const start = (path: string, secret = PREVIEW_SECRET) =>
    request.get(`/service/preview?${new URLSearchParams({ path, secret })}`, { maxRedirects: 0 });
  expect((await start(DRAFT, 'wrong')).status()).toBe(401);
  expect((await start('//elsewhere.example')).status()).toBe(400);
  const started = await start(`/hi${DRAFT}`);
  expect([started.status(), started.headers().location]).toEqual([307, `/hi${DRAFT}`]);
  const cookies = started.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  expect(cookies.filter(({ value }) => /HttpOnly/i.test(value) && /Max-Age=3600/i.test(value))).toHaveLength(2);
  const cookie = cookieHeader(started);
  const get = (path: string, headers: Record<string, string> = {}) => request.get(path, { headers, maxRedirects: 0 });

  for (const [path, title, bar] of [
    [DRAFT, 'Monsoon travel', 'Leave the preview'],
    [`/hi${DRAFT}`, 'बरसात की यात्रा', 'पूर्वावलोकन से बाहर जाएँ'],
  ] as const) {
    const draft = await get(path, { cookie });
    const html = await draft.text();
    expect(draft.status()).toBe(200);
    expect(draft.headers()).toMatchObject({
      'cache-control': expect.stringMatching(/^private, .*no-store/),
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(html).toContain(`<h1`);
    expect(html).toContain(title);
    expect(html).toContain(bar);
    expect(draft.headers()['content-security-policy']).toContain(`'nonce-${/nonce="([^"]+)"/.exec(html)?.[1]}'`);
    expect((await visitor.get(path)).status(), 'a visitor sees no draft, also after an editor has').toBe(404);
  }
  expect((await get('/no-such-draft', { cookie })).status()).toBe(404);
  const gallery = await (await get('/gallery', { cookie })).text();
  for (const { kind } of BLOCKS) expect(gallery).toContain(`${kind}: schema`);
  expect(await (await get('/ekaa', { cookie })).text()).toContain('Leave the preview');
  expect(await (await visitor.get('/ekaa')).text()).not.toContain('Leave the preview');
  // Draft mode without the signed cookie.
  const draftCookie = cookie.split('; ').filter((pair) => pair.startsWith('__prerender_bypass'))[0] ?? '';
  expect((await visitor.get(DRAFT, { headers: { cookie: draftCookie } })).status()).toBe(404);
  expect((await get(`/api/pages${DRAFT}?status=draft`, { cookie })).status(), 'drafts need the token').toBe(401);

  const left = await request.post('/service/preview', {
    form: { path: '/ekaa' },
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
  expect([left.status(), left.headers().location, cookieHeader(left)]).toEqual([303, '/ekaa', '__prerender_bypass=; preview=']);
  await visitor.dispose();
});

// The test fails on violations of the policy in the console.
test('an editor opens a preview in a browser, uses a part that needs script, and leaves', async ({ page }) => {
  const policy = page.waitForResponse((response) => new URL(response.url()).pathname === '/ekaa');
  await page.goto(`/service/preview?${new URLSearchParams({ path: '/ekaa', secret: PREVIEW_SECRET })}`);
  await expect(page).toHaveURL('/ekaa');
  expect((await policy).headers()['content-security-policy']).not.toMatch(/script-src [^;]*'unsafe-/);
  const next = page.locator('main').getByRole('button', { name: 'Next' }).first();
  await hydrated(next);
  const leave = page.getByRole('button', { name: 'Leave the preview' });
  await expect(leave).toBeVisible();
  await leave.click();
  await expect(leave).toBeHidden();
  await expect(page).toHaveURL('/ekaa');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('preview');
});

const MISTAKES = '/draft-with-mistakes';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what the site leaves out of a draft is said in a box in its place, and listed in the bar', async ({ page }) => {
    await page.goto(`/service/preview?${new URLSearchParams({ path: MISTAKES, secret: PREVIEW_SECRET })}`);
    const bar = page.getByRole('complementary', { name: 'Preview' });
    await expect(bar.getByText('Problems on this page: 4')).toBeVisible();
    await expect(bar.getByRole('listitem')).toHaveText([
      'Block 2, Opening slides › Slides “Slides” is empty; at least one is needed.',
      'Block 3, Documents › Documents 2 › Where it leads “javascript:alert(1)” is not allowed, because addresses with javascript: can be harmful.',
      'Block 4, No such kind The site has no kind of block “blocks.no-such-kind”.',
      'Block 5, Questions and answers The block is left out, because its list has no entries.',
    ]);
    await bar.getByRole('link', { name: 'Block 4' }).click();
    await expect(page).toHaveURL(`${MISTAKES}#problem-3`);
    const box = page.locator('main').getByRole('complementary').filter({ hasText: 'Block 4' });
    await expect(box).toBeInViewport();
    await expect(box).toContainText('/content/3');
    // A box replaces a dropped block, or comes before a block that is shown.
    const order = page.locator('main').locator('h2, #problem-1, #problem-2, #problem-3, #problem-4');
    await expect(order).toHaveText([
      'A draft with mistakes',
      /^Block 2/,
      /^Block 3/,
      'Two buttons, one of them wrong',
      /^Block 4/,
      /^Block 5/,
    ]);
    await page.goto(`/hi${MISTAKES}`);
    await expect(page.getByText('इस पेज पर समस्याएँ: 4')).toBeVisible();
    await page.goto('/ekaa');
    await expect(page.getByText('No problems on this page')).toBeVisible();
    // The language of the editor, where the CMS says it.
    await page.goto(`/service/preview?${new URLSearchParams({ path: MISTAKES, secret: PREVIEW_SECRET, language: 'hi' })}`);
    await expect(page.getByText('इस पेज पर समस्याएँ: 4')).toBeVisible();
  });
});

test('a CMS asks what visitors get at an address, with the secret', async ({ request }) => {
  const check = (path: string, secret = PREVIEW_SECRET) =>
    request.get(`/service/check?${new URLSearchParams({ path })}`, { headers: { authorization: `Bearer ${secret}` } });
  expect((await check('/ekaa', 'wrong')).status()).toBe(401);
  expect(await (await check('/hi/ekaa')).json()).toEqual({
    path: '/hi/ekaa',
    live: true,
    status: 200,
    updated_at: expect.any(String),
    problems: [],
  });
  expect(await (await check(MISTAKES)).json(), 'a draft is not live').toMatchObject({ live: false, status: 404, problems: [] });
  expect(await (await check('/merchant-offers')).json()).toMatchObject({
    live: false,
    status: 308,
    location: expect.stringMatching(/\/exclusive-offers$/),
  });
});
