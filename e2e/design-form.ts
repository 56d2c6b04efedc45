import { expect, type Page } from '@playwright/test';
import { FORM_ACTION, START_COOKIE } from '../lib/forms/names.ts';
import en from '../messages/en.json' with { type: 'json' };
import hi from '../messages/hi.json' with { type: 'json' };

const PATH = '/rupay-card-studio-all-cards';
/** A form that is sent sooner than this after it came into view comes back, in milliseconds. */
export const LEAST = 3100;
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

/** Opens the form for the route map so that its time starts, and fills it. */
export async function fill(page: Page, locale: Code, site = '') {
  const started = page.waitForResponse('**/service/design-request/start');
  await page.goto(site + addressOf(locale, '?card=route-map'));
  await field(page, 'name').scrollIntoViewIfNeeded();
  await started;
  for (const name of TYPED) await field(page, name).fill(GOOD[name][locale]);
  await field(page, 'consent').check();
}

/** Starts the time of the form anew, as if it had come into view now: on a slow machine filling it takes long enough. */
export async function restart(page: Page) {
  await page.context().clearCookies({ name: START_COOKIE });
  expect((await page.request.get(`${FORM_ACTION}/start`)).ok()).toBe(true);
}

export async function expectKept(page: Page, locale: Code) {
  for (const name of TYPED) await expect(field(page, name)).toHaveValue(GOOD[name][locale]);
  await expect(field(page, 'card_slug')).toHaveValue('route-map');
  await expect(field(page, 'consent')).toBeChecked();
}

export async function expectSent(page: Page) {
  await expect(outcome(page)).toContainText(/CS-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}/);
}
