import { type APIRequestContext, expect, type Page } from '@playwright/test';
import en from '#messages/en.json' with { type: 'json' };
import hi from '#messages/hi.json' with { type: 'json' };
import { decode } from './html.ts';
import { hydrated } from './hydrated.ts';

const PATH = '/rupay-card-studio-all-cards';
export const REFERENCE = /CS-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}/;
export const COPY = { en, hi };
export type Code = keyof typeof COPY;
export const addressOf = (locale: Code, search = '') => `${locale === 'en' ? '' : '/hi'}${PATH}${search}`;

export const GOOD = {
  name: { en: "Asha D'Souza-Nair", hi: 'आशा नायर' },
  email: { en: 'asha@post.example', hi: 'asha@post.example' },
  telephone: { en: '9000000000', hi: '9000000000' },
  description: { en: 'In green, please: 500 cards.', hi: 'हरे रंग में, 500 कार्ड। नमूना कब मिलेगा?' },
};
type Typed = keyof typeof GOOD;
export const TYPED = Object.keys(GOOD) as Typed[];

export const field = (page: Page, name: string) => page.locator(`#design-request [name=${name}]`);
export const outcome = (page: Page) => page.locator('#request-outcome');
export const send = (page: Page, locale: Code) => page.getByRole('button', { name: COPY[locale].designRequest.submit }).click();

const hasScript = (page: Page) => page.evaluate(() => matchMedia('(scripting: enabled)').matches);

/** With script, waits until the form is hydrated. */
export async function ready(page: Page) {
  if (await hasScript(page)) await hydrated(page.locator('#design-request'));
}

/** Opens the form and fills it for the route map. */
export async function fill(page: Page, locale: Code, site = '') {
  await page.goto(site + addressOf(locale, '?card=route-map'));
  await ready(page);
  for (const name of TYPED) await field(page, name).fill(GOOD[name][locale]);
  await field(page, 'consent').check();
}

/** Sends the form after more than the least time. */
export async function sendSlowly(page: Page, locale: Code) {
  if (await hasScript(page)) await page.clock.setFixedTime(Date.now() + 60_000);
  else {
    const added = { elapsed: '60000', token: await formToken(page.request, new URL(page.url()).origin) };
    await field(page, 'name').evaluate((input: HTMLInputElement, values) => {
      for (const [name, value] of Object.entries(values)) {
        input.form?.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
      }
    }, added);
  }
  return send(page, locale);
}

/** Without script, sends a returned form again until the least time is over, which starts with the first response. */
export async function sendUntilTaken(page: Page, locale: Code) {
  await expect(async () => {
    const loaded = page.waitForEvent('domcontentloaded');
    await send(page, locale);
    await loaded;
    await expect(outcome(page)).not.toContainText(COPY[locale].designRequest.again, { timeout: 1 });
  }).toPass({ intervals: [1000], timeout: 90_000 });
}

export async function expectKept(page: Page, locale: Code) {
  for (const name of TYPED) await expect(field(page, name)).toHaveValue(GOOD[name][locale]);
  await expect(field(page, 'card_slug')).toHaveValue('route-map');
  await expect(field(page, 'consent')).toBeChecked();
}

export async function expectSent(page: Page) {
  await expect(outcome(page)).toContainText(REFERENCE);
}

export async function formToken(request: APIRequestContext, site = ''): Promise<string> {
  return (await (await request.get(`${site}/service/form-token`)).json()).token;
}

/** Valid fields, as the browser sends them five seconds after the first input. */
export function filledForm(locale: Code, token = ''): Record<string, string> {
  const typed = Object.fromEntries(TYPED.map((name) => [name, GOOD[name][locale]]));
  return { ...typed, card_slug: 'route-map', consent: 'yes', locale, language: locale, elapsed: '5000', token };
}

/** The hidden fields that identify the server action. */
export function actionFields(html: string): Record<string, string> {
  const inputs = html.matchAll(/<input type="hidden" name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g);
  return Object.fromEntries(Array.from(inputs, ([, name = '', value = '']) => [name, decode(value)]));
}

/** Sends a form as a browser without script. */
export async function post(
  request: APIRequestContext,
  address: string,
  multipart: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const response = await request.post(address, { multipart, headers: { 'sec-fetch-site': 'same-origin', ...headers } });
  return { response, html: decode(await response.text()) };
}
