import { ENDPOINTS, type EndpointName } from '../lib/content/contract/endpoints.ts';
import { matchEndpoint } from '../lib/content/contract/match.ts';
import { CONTENT_ADDRESSES, PRODUCT } from './addresses.ts';
import { expect, test } from './test.ts';

/** A site of its own on a content service that counts, so that no other test adds to the calls. */
const SITE = 'http://localhost:3103';
const CALLS = 'http://127.0.0.1:3104/__faults';

/** What a visitor opens beyond the plain addresses: a card's details, searches, the tabs of other calls. */
const CHOICES = [
  '/credit-cards?card=travel-credit',
  '/debit-cards?card=classic-debit',
  '/prepaid-cards?card=gift',
  '/msme-cards?card=business-credit',
  '/credit-cards?search=nilgiri',
  '/faqs?search=pin',
  '/search?searchItem=lounge',
];

test('7 each endpoint is called by some page, and by pages alone', async ({ page, request }) => {
  test.setTimeout(180_000);
  await request.delete(CALLS);
  const plain = CONTENT_ADDRESSES.filter(({ locale }) => locale === 'en').map(({ address }) => address);
  for (const address of [...plain, ...CHOICES]) {
    expect((await request.get(`${SITE}${address}`)).status(), address).toBe(200);
  }

  await page.goto(`${SITE}/${PRODUCT}-card-studio-all-cards`);
  const form = page.locator('#design-request');
  await form.locator('[name=name]').fill('Asha Nair');
  await form.locator('[name=email]').fill('asha@post.example');
  await form.locator('[name=telephone]').fill('9000000000');
  await form.locator('[name=description]').fill('500 cards.');
  await form.locator('select[name=card]').selectOption({ index: 1 });
  await form.locator('[name=consent]').check();
  await page.waitForTimeout(3100);
  await form.getByRole('button').last().click();
  await expect(page.locator('#request-outcome')).toContainText(/CS-\w{4}-\w{4}/);

  const { requests }: { requests: Record<string, number> } = await (await request.get(CALLS)).json();
  const called = new Set<EndpointName>();
  const unknown: string[] = [];
  for (const path of Object.keys(requests)) {
    const match = matchEndpoint(path, PRODUCT);
    if (match) called.add(match.name);
    else unknown.push(path);
  }
  expect(unknown).toEqual([]);
  expect(Object.keys(ENDPOINTS).filter((name) => !called.has(name as EndpointName))).toEqual([]);
});
