import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

for (const prefix of ['', '/hi']) {
  test(`2.1 without script, the tabs of a region link to other regions, with the filters (${prefix || 'en'})`, async ({
    page,
  }) => {
    const regions = `${prefix}/international-offers`;
    await page.goto(`${regions}/asia?place=online&tab=gulf`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${regions}/asia$`));
    await expect(page.locator('a[href*="tab=asia"]')).toHaveCount(0);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.innerText();
    const tabs = page.locator('#offers nav').first().getByRole('link');
    await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page');
    const count = await tabs.nth(2).locator('span').innerText();
    await tabs.nth(2).click();
    await expect(page).toHaveURL(new RegExp(`${regions}/gulf\\?place=online#offers$`));
    await expect(page.locator('#offers [role=status]')).toContainText(new RegExp(`^${count}\\b`));
    await expect(tabs.nth(2)).toHaveAttribute('aria-current', 'page');
    expect(await heading.innerText()).not.toBe(before);
    await tabs.first().click();
    await expect(page).toHaveURL(new RegExp(`${regions}/Discover\\?place=online#offers$`));
  });
}

test('2.1 without script, a card chosen for lounges of a city keeps the city, and another text replaces it', async ({ page }) => {
  await page.goto('/lounges?search=Delhi');
  const field = page.getByLabel('City or airport');
  await expect(field).toHaveValue('Delhi');
  await page.getByLabel('Your card').selectOption('business');
  await page.locator('.lounge-form').getByRole('button').click();
  await expect(page).toHaveURL(/\/lounges\?(?=.*card=business)(?=.*search=Delhi)/);
  await expect(field).toHaveValue('Delhi');
  await expect(page.getByRole('link', { name: 'Remove filter Delhi' })).toHaveAttribute('href', '/lounges?card=business#lounges');
  for (const text of await page.locator('.lounge-row').allInnerTexts()) expect(text).toContain('Delhi');
  await field.fill('Mumbai');
  await page.locator('.lounge-form').getByRole('button').click();
  await expect(page.getByRole('link', { name: 'Remove filter Mumbai' })).toHaveAttribute(
    'href',
    '/lounges?card=business#lounges',
  );
  await expect(page.getByRole('link', { name: 'Remove filter Delhi' })).toHaveCount(0);
});

test('2.1 without script, cards for small firms can be filtered and compared, and their banks found', async ({ page }) => {
  await page.goto('/msme-cards');
  await page
    .locator('#cards nav')
    .getByRole('link', { name: /^Prepaid/ })
    .click();
  await expect(page).toHaveURL(/\/msme-cards\?tab=prepaid#cards$/);
  const tiles = page.locator('#cards').getByRole('article');
  await tiles.nth(0).getByText('Compare').click();
  await tiles.nth(1).getByText('Compare').click();
  await page
    .locator('#cards')
    .getByRole('button', { name: /compare/i })
    .click();
  await expect(page).toHaveURL(/\/msme-cards\?(?=.*compare=business-fleet)(?=.*compare=business-staff).*#compare$/);
  await expect(page.locator('#compare').getByRole('columnheader', { name: /^Business/ })).toHaveCount(2);
  await expect(page.locator('#banks').getByRole('listitem').first()).toBeVisible();
});

test('2.1 a city is never dropped from the filters of offers: an empty list says so, and leads to what is near', async ({
  page,
}) => {
  await page.goto('/exclusive-offers?tab=dining&city=pune');
  await expect(page.getByRole('link', { name: 'Remove filter Pune' })).toHaveAttribute('href', /\/exclusive-offers\?tab=dining#/);
  for (const text of await page.locator('#offers article').allInnerTexts()) expect(text).not.toMatch(/Jaipur|Kolkata/);
});

test('2.1 an unknown tab shows all offers, with the tabs', async ({ request }) => {
  const offers = async (address: string) => {
    const html = await (await request.get(address)).text();
    return /<section id="offers".*?<\/section>/s.exec(html)?.[0];
  };
  const all = await offers('/exclusive-offers');
  expect(all).toBeDefined();
  expect(await offers('/exclusive-offers?tab=zzz')).toBe(all);
});
