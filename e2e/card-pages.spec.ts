import { expectAccessible } from './support/accessibility.ts';
import { pathOf, readHead } from './support/page-head.ts';
import { expect, test } from './support/test.ts';

test('a card has one address: its page is canonical, and the other addresses lead there in one hop', async ({ request }) => {
  const moved = async (address: string) => {
    const response = await request.get(address, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  for (const prefix of ['', '/hi']) {
    const path = `${prefix}/credit-cards/select-credit`;
    const html = await (await request.get(path)).text();
    const head = readHead(html);
    expect(head.canonicals).toEqual([path]);
    expect(head.meta.get('og:url')?.map(pathOf)).toEqual([path]);
    for (const id of ['privileges', 'offers', 'lounges', 'banks', 'how-to', 'compare', 'questions', 'terms'])
      expect(html).toContain(` id="${id}"`);
    // Twice: the second response comes from the page cache.
    for (const address of [`${prefix}/credit-cards?card=select-credit`, `${prefix}/credit-cards/SELECT-credit`]) {
      expect(await moved(address), address).toEqual([308, path]);
      expect(await moved(address), address).toEqual([308, path]);
    }
  }
  expect((await request.get('/credit-cards?card=nope')).status()).toBe(200);
});

test('the chooser asks one question a step and ranks cards for the answers in its address, without script', async ({
  request,
}) => {
  const read = async (address: string) => {
    const html = await (await request.get(address)).text();
    expect(readHead(html).canonicals).toEqual(['/hi/which-card']);
    return html;
  };
  const facesOf = (html: string) => [...(/class="chooser-faces".*?<\/ul>/s.exec(html)?.[0] ?? '').matchAll(/href="([^"]+)"/g)];
  const first = await read('/hi/which-card');
  expect(facesOf(first).length).toBeGreaterThan(30);
  expect(first).toContain('href="/hi/which-card?pay=credit#chooser"');
  const second = await read('/hi/which-card?pay=credit&travel=no-such');
  expect(facesOf(second)).toHaveLength(14);
  // An answer that no credit card suits is not offered.
  expect(second).not.toContain('need=farm');
  expect(second).toMatch(
    /<a [^>]*href="\/hi\/which-card\?pay=credit&amp;need=fuel#chooser" rel="nofollow"|rel="nofollow"[^>]*need=fuel/,
  );
  const end = await read('/hi/which-card?pay=credit&need=fuel');
  const [, best = ''] = end.split('class="chooser-best ');
  expect(best).toContain('href="/hi/credit-cards/fuel-credit"');
  expect(best).toContain('क्योंकि आप ईंधन और टोल पर खर्च करते हैं');
  expect(end).not.toContain('business-fleet');
});

test('1 a visitor answers by keyboard, goes back, and shares the answer by its address', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/which-card');
  await page.getByRole('link', { name: /^Later, with a monthly bill/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'What matters most?' })).toBeFocused();
  await page.getByRole('link', { name: /^Eating out/ }).click();
  await page.getByRole('link', { name: /^Up to ₹500/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Platinum', exact: true })).toBeVisible();
  await expect(page.getByText('Because you like to eat out')).toBeVisible();
  await expectAccessible(page, { include: '#chooser' });
  const answer = page.url();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'What may it cost a year?' })).toBeVisible();
  await page.goto(answer);
  await page
    .getByRole('link', { name: /^How would you like to pay\?/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/which-card\?need=dining&fee=low#chooser$/);
  await expectAccessible(page, { include: '#chooser' });
});
