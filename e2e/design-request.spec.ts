import AxeBuilder from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import {
  addressOf,
  COPY,
  expectKept,
  expectSent,
  field,
  fill,
  GOOD,
  LEAST,
  outcome,
  restart,
  send,
  TYPED,
} from './design-form.ts';
import { expect, test } from './test.ts';
import { newVisitor } from './visitor.ts';

/** Each test is a visitor of its own: six requests in ten minutes are the limit of one. */
test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': newVisitor() });
});

/** What stands beside a control and describes it. */
async function describedBy(control: Locator): Promise<string> {
  const ids = ((await control.getAttribute('aria-describedby')) ?? '').split(' ').filter(Boolean);
  return (await Promise.all(ids.map((id) => control.page().locator(`#${id}`).innerText()))).join(' ');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const locale of ['en', 'hi'] as const) {
      const copy = COPY[locale].designRequest;

      test(`7 ${locale}: from a design to a reference, which no address carries`, async ({ page }) => {
        await page.goto(addressOf(locale, '?tab=city'));
        const started = page.waitForResponse('**/service/design-request/start');
        await page.locator('#route-map a').click();
        await expect(page).toHaveURL(`${addressOf(locale)}?tab=city&card=route-map#request`);
        await expect(field(page, 'card_slug')).toHaveValue('route-map');
        await started;
        for (const name of TYPED) await field(page, name).fill(GOOD[name][locale]);
        await field(page, 'consent').check();
        await page.waitForTimeout(LEAST);
        await send(page, locale);
        await expectSent(page);
        await expect(outcome(page)).toBeFocused();
        await expect(page).toHaveURL(`${addressOf(locale)}?tab=city&card=route-map#request-outcome`);
        for (const name of TYPED) await expect(field(page, name)).toHaveValue('');
      });

      test(`5 ${locale}: what does not fit is told beside its field, all is kept, and the mended form is sent`, async ({
        page,
      }) => {
        await fill(page, locale);
        const wrong = { name: 'R2-D2', email: 'asha@post', telephone: '12 34', description: '<b>' };
        for (const name of TYPED) await field(page, name).fill(wrong[name]);
        await field(page, 'card_slug').selectOption('');
        await field(page, 'consent').uncheck();
        await send(page, locale);
        await expect(outcome(page)).toBeFocused();
        await expect(outcome(page).getByRole('link')).toHaveCount(6);
        await expect(page).toHaveTitle(new RegExp(`^${copy.titleWithErrors.replace('{title}', '')}`));
        for (const name of TYPED) {
          await expect(field(page, name)).toHaveValue(wrong[name]);
          await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
        }
        expect(await describedBy(field(page, 'email'))).toContain(copy.invalid.email);
        expect(await describedBy(field(page, 'card_slug'))).toContain(copy.required);
        expect(await describedBy(field(page, 'consent'))).toContain(copy.required);
        await outcome(page).getByRole('link', { name: copy.fields.telephone }).click();
        await expect(field(page, 'telephone')).toBeFocused();
        for (const name of TYPED) await field(page, name).fill(GOOD[name][locale]);
        await field(page, 'card_slug').selectOption('route-map');
        await field(page, 'consent').check();
        await page.waitForTimeout(LEAST);
        await send(page, locale);
        await expectSent(page);
      });

      test(`${locale}: what is sent too fast comes back filled, and is sent the second time`, async ({ page }) => {
        await fill(page, locale);
        await restart(page);
        await send(page, locale);
        await expect(outcome(page)).toContainText(copy.again);
        await expectKept(page, locale);
        await page.waitForTimeout(LEAST);
        await send(page, locale);
        await expectSent(page);
      });

      test(`${locale}: what fills the hidden field comes back filled, and is sent the second time`, async ({ page }) => {
        await fill(page, locale);
        await page.waitForTimeout(LEAST);
        await page.locator('[name=website]').evaluate((input: HTMLInputElement) => {
          input.value = 'https://spam.example';
        });
        await send(page, locale);
        await expect(outcome(page)).toContainText(copy.again);
        await expectKept(page, locale);
        await send(page, locale);
        await expectSent(page);
      });
    }

    test('over the limit the form is kept, and says when it may be sent again', async ({ page }) => {
      await fill(page, 'en');
      await page.waitForTimeout(LEAST);
      const form = { ...Object.fromEntries(TYPED.map((name) => [name, GOOD[name].en])), card_slug: 'route-map', consent: 'yes' };
      const headers = { 'sec-fetch-site': 'same-origin' };
      for (let sent = 0; sent < 6; sent += 1) {
        const options = { form: { ...form, locale: 'en', return: addressOf('en') }, headers, maxRedirects: 0 };
        expect((await page.request.post('/service/design-request', options)).status()).toBe(303);
      }
      await send(page, 'en');
      await expect(outcome(page)).toContainText(COPY.en.designRequest.notSent);
      await expect(outcome(page)).toContainText(/in 10 minutes/);
      await expectKept(page, 'en');
    });

    test('over the limit of the API, what uses it up shuts no form', async ({ page }) => {
      const wish = Object.fromEntries(TYPED.map((name) => [name, GOOD[name].en]));
      const data = { ...wish, card_slug: 'route-map', consent: true };
      for (let sent = 0; sent < 6; sent += 1) {
        expect((await page.request.post('/api/nope', { data })).status()).toBe(404);
        expect((await page.request.post('/api/card-design-request', { data })).status()).toBe(201);
      }
      const refused = await page.request.post('/api/card-design-request', { data });
      expect(refused.status()).toBe(429);
      expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
      await fill(page, 'en');
      await page.waitForTimeout(LEAST);
      await send(page, 'en');
      await expectSent(page);
    });
  });
}

test('what came of a form is shown to its visitor alone, and kept nowhere', async ({ page, browser }) => {
  await fill(page, 'en');
  await send(page, 'en');
  await expect(outcome(page)).toBeVisible();
  const again = await page.reload();
  expect(again?.headers()['cache-control']).toContain('no-store');
  await expect(outcome(page)).toBeVisible();
  const other = await browser.newPage();
  const answer = await other.goto(addressOf('en', '?card=route-map'));
  expect(answer?.headers()['cache-control']).toContain('s-maxage');
  await expect(other.locator('#design-request')).toBeVisible();
  await expect(outcome(other)).toHaveCount(0);
  await other.close();
});

test('the form is filled and sent by keyboard, and the hidden field is not met on the way', async ({ page }) => {
  const started = page.waitForResponse('**/service/design-request/start');
  await page.goto(addressOf('en'));
  const card = field(page, 'card_slug');
  await card.focus();
  await started;
  // A list forgets after a second what was typed: keys that come too late choose something else.
  await expect(async () => {
    await page.keyboard.type('Route');
    await expect(card).toHaveValue('route-map', { timeout: 500 });
  }).toPass({ intervals: [1500] });
  for (const name of TYPED) {
    await page.keyboard.press('Tab');
    await expect(field(page, name)).toBeFocused();
    await page.keyboard.type(GOOD[name].en);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(field(page, 'consent')).toBeChecked();
  await page.waitForTimeout(LEAST);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectSent(page);
});

for (const width of [360, 1440]) {
  for (const locale of ['en', 'hi'] as const) {
    test(`axe finds nothing on the page with errors, ${locale} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await fill(page, locale);
      await field(page, 'description').fill('<b>');
      await send(page, locale);
      await expect(field(page, 'description')).toHaveAttribute('aria-invalid', 'true');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }
}
