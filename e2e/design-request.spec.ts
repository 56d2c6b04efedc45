import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import {
  actionFields,
  addressOf,
  COPY,
  expectKept,
  expectSent,
  field,
  fill,
  filledForm,
  formToken,
  GOOD,
  outcome,
  post,
  REFERENCE,
  ready,
  send,
  sendSlowly,
  sendUntilTaken,
  TYPED,
} from './support/design-form.ts';
import { expect, test } from './support/test.ts';
import { newVisitor } from './support/visitor.ts';

/** Browsers add this to a request from a page of the site. */
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

/** The id of the form's server action in earlier builds. */
const ACTION_ID = '60587d9899616376c021c0dddafef4fb974e2cdae4';

/** Six requests in ten minutes are the limit of a client. */
test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': newVisitor() });
});

async function describedBy(control: Locator): Promise<string> {
  const ids = ((await control.getAttribute('aria-describedby')) ?? '').split(' ').filter(Boolean);
  return (await Promise.all(ids.map((id) => control.page().locator(`#${id}`).innerText()))).join(' ');
}

/** Each way to send the form is tried in one language: script and language are independent. */
for (const [javaScriptEnabled, locale] of [
  [true, 'en'],
  [false, 'hi'],
] as const) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    // The page of a result links its style sheet: Chromium drops the transition when the sheet comes late, and says so.
    test.use({ javaScriptEnabled, expectedComplaints: /ViewTransition opt-in disabled/ });
    const copy = COPY[locale].designRequest;

    test(`7 ${locale}: from a design to a reference, which no address carries`, async ({ page }) => {
      await page.goto(addressOf(locale, '?tab=city'));
      await page.locator('#route-map a').click();
      await expect(page).toHaveURL(`${addressOf(locale)}?tab=city&card=route-map#request`);
      await expect(field(page, 'card_slug')).toHaveValue('route-map');
      await ready(page);
      for (const name of TYPED) await field(page, name).fill(GOOD[name][locale]);
      await field(page, 'consent').check();
      await sendSlowly(page, locale);
      await expectSent(page);
      await expect(outcome(page)).toBeFocused();
      const fragment = javaScriptEnabled ? 'request' : 'request-outcome';
      await expect(page).toHaveURL(`${addressOf(locale)}?tab=city&card=route-map#${fragment}`);
      const another = outcome(page).getByRole('link', { name: copy.another });
      await expect(another).toHaveAttribute('href', addressOf(locale, '?tab=city#design-request'));
      await expect(field(page, 'card_slug')).toHaveValue('route-map');
      for (const name of TYPED) await expect(field(page, name)).toHaveValue('');
    });

    test(`5 ${locale}: errors are beside their fields, input is kept, and the corrected form is sent`, async ({ page }) => {
      await fill(page, locale);
      const wrong = { name: 'R2-D2', email: 'asha@post', telephone: '12 34', description: '<b>' };
      for (const name of TYPED) await field(page, name).fill(wrong[name]);
      await field(page, 'card_slug').selectOption('');
      await field(page, 'consent').uncheck();
      await send(page, locale);
      await expect(outcome(page)).toBeFocused();
      await expect(outcome(page).getByRole('link')).toHaveCount(6);
      if (javaScriptEnabled) await expect(page).toHaveTitle(new RegExp(`^${copy.titleWithErrors.replace('{title}', '')}`));
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
      await sendSlowly(page, locale);
      await expectSent(page);
    });

    test(`${locale}: a form sent too fast is returned filled in, and accepted the second time`, async ({ page }) => {
      if (javaScriptEnabled) await page.clock.setFixedTime(Date.now());
      await fill(page, locale);
      await send(page, locale);
      await expect(outcome(page)).toContainText(copy.again);
      await expectKept(page, locale);
      await (javaScriptEnabled ? sendSlowly : sendUntilTaken)(page, locale);
      await expectSent(page);
    });

    test(`${locale}: a form with the hidden field is returned filled in, and accepted the second time`, async ({ page }) => {
      await fill(page, locale);
      await page.locator('[name=website]').evaluate((input: HTMLInputElement) => {
        input.value = 'https://spam.example';
      });
      if (javaScriptEnabled) await page.clock.setFixedTime(Date.now() + 60_000);
      await send(page, locale);
      await expect(outcome(page)).toContainText(copy.again);
      await expectKept(page, locale);
      await sendSlowly(page, locale);
      await expectSent(page);
    });

    test('over the limit the form is kept, and says when it may be sent again', async ({ page }) => {
      const action = actionFields(await (await page.request.get(addressOf(locale))).text());
      for (let sent = 0; sent < 6; sent += 1) {
        expect(
          (
            await post(page.request, addressOf(locale), {
              ...action,
              ...filledForm(locale, await formToken(page.request)),
            })
          ).html,
        ).toMatch(REFERENCE);
      }
      await fill(page, locale);
      await sendSlowly(page, locale);
      await expect(outcome(page)).toContainText(copy.notSent);
      await expect(outcome(page)).toContainText(/\b10 (?:minutes|मिनट)/);
      await expectKept(page, locale);
    });
  });
}

for (const locale of ['en', 'hi'] as const) {
  test(`5 ${locale}: a form is answered with its page, filled and stored by nobody, and the cached page stays`, async ({
    request,
  }) => {
    const address = addressOf(locale, '?card=route-map');
    const cached = await request.get(address);
    const { elapsed, ...form } = { ...actionFields(await cached.text()), ...filledForm(locale) };
    const { response, html } = await post(request, address, form);
    expect([response.status(), response.headers()['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain(COPY[locale].designRequest.again);
    for (const name of TYPED) expect(html).toContain(GOOD[name][locale]);
    const again = await request.get(address);
    expect(again.headers()['cache-control']).toContain('s-maxage');
    expect(await again.text()).toBe(await cached.text());
  });
}

/** The fields of a form without script, as an earlier build has named its action. */
const EARLIER_ACTION = {
  $ACTION_REF_1: '',
  '$ACTION_1:0': JSON.stringify({ id: ACTION_ID, bound: '$@1' }),
  '$ACTION_1:1': '["$undefined"]',
  $ACTION_KEY: `p${addressOf('en', '#request-outcome')}`,
};

test('5 the form of a page from an earlier build is received', async ({ request }) => {
  const { response, html } = await post(request, addressOf('en'), {
    ...EARLIER_ACTION,
    ...filledForm('en', await formToken(request)),
  });
  expect(response.status()).toBe(200);
  expect(html).toMatch(REFERENCE);
});

test('2.6 a form that is sent to a page that does not exist gets its 404', async ({ request }) => {
  const { response, html } = await post(request, '/no-such-page', { ...EARLIER_ACTION, ...filledForm('en') });
  expect(response.status()).toBe(404);
  expect(html).toContain(COPY.en.notFound.title);
});

const PART = 'Content-Disposition: form-data; name="name"\r\n\r\nAsha';
const MALFORMED: [string, string, string][] = [
  ['no boundary', 'multipart/form-data', PART],
  ['an empty body', 'multipart/form-data; boundary=a-boundary-that-is-long-enough', ''],
  ['no end', 'multipart/form-data; boundary=a-boundary-that-is-long-enough', `--a-boundary-that-is-long-enough\r\n${PART}`],
  ['another boundary', 'multipart/form-data; boundary=a-boundary-that-is-long-enough', `--b\r\n${PART}\r\n--b--\r\n`],
  ['no multipart', 'multipart/form-data; boundary=a-boundary-that-is-long-enough', 'name=Asha'],
];

for (const [name, type, body] of MALFORMED) {
  for (const headers of [{}, { 'next-action': ACTION_ID }]) {
    test(`5 a malformed form is refused: ${name}, ${Object.keys(headers).length} headers`, async ({ request }) => {
      const sent = { ...SAME_ORIGIN, 'x-forwarded-for': newVisitor(), 'content-type': type, ...headers };
      const response = await request.post(addressOf('en'), { headers: sent, data: Buffer.from(body) });
      expect(response.status()).toBe(400);
    });
  }
}

test('requests over the limit of the API do not count for the form', async ({ page }) => {
  const wish = Object.fromEntries(TYPED.map((name) => [name, GOOD[name].en]));
  const data = { ...wish, card_slug: 'route-map', consent: true };
  const sendToApi = async () => {
    const headers = { ...SAME_ORIGIN, 'x-form-token': await formToken(page.request) };
    return page.request.post('/api/card-design-request', { data, headers });
  };
  for (let sent = 0; sent < 6; sent += 1) {
    expect((await page.request.post('/api/nope', { data, headers: SAME_ORIGIN })).status()).toBe(404);
    expect((await sendToApi()).status()).toBe(201);
  }
  const refused = await sendToApi();
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  await fill(page, 'en');
  await sendSlowly(page, 'en');
  await expectSent(page);
});

test.describe('offline', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

  test('5 a request that fails on its way keeps what was typed, and the retry sends it', async ({ page, context }) => {
    await fill(page, 'en');
    await context.setOffline(true);
    await sendSlowly(page, 'en');
    await expect(outcome(page)).toContainText(COPY.en.error.catalogue.timeout);
    await expectKept(page, 'en');
    await context.setOffline(false);
    await outcome(page).getByRole('button', { name: COPY.en.designRequest.retry }).click();
    await expectSent(page);
  });
});

test('7 a second press while the form is sent sends nothing', async ({ page }) => {
  let posts = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addressOf('en', '?card=route-map'), async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts += 1;
    await held;
    return route.continue();
  });
  await fill(page, 'en');
  await sendSlowly(page, 'en');
  await expect(page.getByRole('button', { name: COPY.en.designRequest.submit })).toHaveAttribute('aria-disabled', 'true');
  await field(page, 'name').press('Enter');
  release();
  await expectSent(page);
  expect(posts).toBe(1);
});

test('the form is filled and sent by keyboard, and the hidden field is not met on the way', async ({ page }) => {
  await page.goto(addressOf('en'));
  await ready(page);
  const card = field(page, 'card_slug');
  await card.focus();
  // After a second a select forgets what was typed.
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
  await page.clock.setFixedTime(Date.now() + 60_000);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectSent(page);
});

for (const [locale, width] of [
  ['en', 1440],
  ['hi', 360],
] as const) {
  test(`5 the form with errors has no accessibility violation, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await fill(page, locale);
    await field(page, 'description').fill('<b>');
    await send(page, locale);
    await expect(field(page, 'description')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, { include: '#request' });
  });
}
