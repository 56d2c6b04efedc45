import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { readRaw } from './support/html.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

test('the instalment of an amount is in the HTML of its address; what is wrong is kept and explained', async ({ request }) => {
  const read = async (query: string) => {
    const { response, html, text } = await readRaw(request, `/emi-cc-upi${query}`);
    expect(response.status()).toBe(200);
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/emi-cc-upi"/);
    return text;
  };
  expect(await read('?amount=18,000&months=6&rate=15')).toMatch(/₹3,133<\/dd>.*₹796<\/dd>.*₹18,796<\/dd>/);
  expect(await read('?amount=%E2%82%B91,50,000&months=18&rate=14.5')).toContain('₹1,50,000 over 18 months at 14.5% a year');
  const wrong = await read('?amount=plenty&months=6&rate=15');
  expect(wrong).toContain('value="plenty"');
  expect(wrong).toMatch(/<p id="emi-amount-error" class=[^>]*>.*Write the amount in digits, from ₹2,000 to ₹2,00,000\./);
  expect(wrong).toContain('This is the result of the last correct values.');
  expect(wrong).toContain('₹18,000 over 6 months at 15% a year');
});

const amount = (page: Page) => page.locator('#emi-amount');
const slider = (page: Page) => page.locator('[data-slides="amount"]');
const each = (page: Page) => page.locator('.emi-costs dd').first();

/** Opens the calculator and waits for its script. */
async function open(page: Page, address: string) {
  await page.goto(address);
  const chunk = page.waitForResponse((response) => /\/_next\/static\/chunks\/.*\.js/.test(response.url()));
  await hydrated(amount(page));
  await chunk;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('the answer is in the first view, and stays in view while the amount is slid', async ({ page }) => {
    for (const address of ['/emi-cc-upi', '/hi/emi-cc-upi', '/ur/emi-cc-upi']) {
      await page.goto(address);
      const box = await page.locator('.emi-answer').boundingBox();
      expect((box?.y ?? 700) + (box?.height ?? 0), address).toBeLessThanOrEqual(700);
    }
    await page.locator('[data-slides="rate"]').scrollIntoViewIfNeeded();
    await expect(page.locator('.emi-answer')).toBeInViewport({ ratio: 1 });
  });

  test('what is typed and slid is worked out, and is in the address', async ({ page }) => {
    await open(page, '/emi-cc-upi?tab=x');
    await page.locator('#instalments summary').click();
    await amount(page).fill('');
    await amount(page).pressSequentially('120500');
    await expect(amount(page)).toHaveValue('1,20,500');
    await expect(each(page)).toHaveText('₹20,971');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '₹1,20,500');
    await expect(page).toHaveURL(/\?.*amount=120500&months=6&rate=15/);
    // The table that was open stays open.
    await expect(page.getByRole('row', { name: /^6 ₹/ })).toBeVisible();
    await page.getByText('12 months', { exact: true }).first().click();
    await expect(page.getByText('₹1,20,500 over 12 months at 15% a year')).toBeVisible();
    await slider(page).focus();
    await page.keyboard.press('Home');
    await expect(amount(page)).toHaveValue('2,000');
    await expect(page).toHaveURL(/amount=2000&months=12&rate=15/);
    await page.reload();
    await expect(page.getByText('₹2,000 over 12 months at 15% a year')).toBeVisible();
  });

  test('a wrong value is explained, and the last result stays without colour', async ({ page }) => {
    await open(page, '/emi-cc-upi');
    await amount(page).fill('50');
    await expect(page.locator('#emi-amount-error')).toBeVisible();
    await expect(each(page)).toHaveText('₹3,133');
    await expect(page.locator('.emi-answer')).toHaveCSS('filter', 'grayscale(1)');
    await expect(page.getByRole('status').filter({ hasText: 'Write the amount' })).toBeAttached();
    await expectAccessible(page, { include: '#instalments' });
    await amount(page).fill('50,000');
    await expect(page.locator('#emi-amount-error')).toBeHidden();
    await expect(page.locator('.emi-answer')).toHaveCSS('filter', 'none');
  });

  test('from right to left the slider grows to the left', async ({ page }) => {
    await open(page, '/ur/emi-cc-upi');
    await slider(page).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(amount(page)).toHaveValue('19,000');
    await expectNoSidewaysScroll(page);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

  test('sliders are not shown, and the form works', async ({ page }) => {
    await page.goto('/emi-cc-upi');
    await expect(slider(page)).toBeHidden();
    await amount(page).fill('1,20,500');
    await page.getByText('18 months', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(page.getByText('₹1,20,500 over 18 months at 15% a year')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
