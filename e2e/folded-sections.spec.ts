import { PHONE } from './support/phone-view.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: PHONE });

test.describe('folded sections', () => {
  test.use({ javaScriptEnabled: false });
  const HELP = '/credit-cards';

  test('are opened by their titles, and by a link to them, without script', async ({ page }) => {
    await page.goto(HELP);
    const banks = page.locator('#banks');
    await expect(banks).toBeHidden();
    const summary = page.locator('main summary').filter({ hasText: 'Banks that issue it' });
    await expect(summary).toContainText(/\d\d banks: Amaltas Bank, Aravali Bank, /);
    await summary.click();
    await expect(banks).toBeVisible();
    await page.goto(HELP);
    await page.getByRole('link', { name: 'Find a bank' }).first().click();
    await expect(banks).toBeInViewport();
  });

  test('are open on wide screens, with one title each', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(HELP);
    await expect(page.locator('#banks')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Banks that issue it' })).toHaveCount(1);
  });
});
