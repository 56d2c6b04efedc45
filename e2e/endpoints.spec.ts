import { ENDPOINTS, type EndpointName } from '../lib/content/contract/endpoints.ts';
import { matchEndpoint } from '../lib/content/contract/match.ts';
import { CONTENT_ADDRESSES, PRODUCT } from './support/addresses.ts';
import { expectSent, fill, sendSlowly } from './support/design-form.ts';
import { expect, test } from './support/test.ts';

/** A site of its own on a content service that counts, so that no other test adds to the calls. */
const SITE = 'http://localhost:3103';
const CALLS = 'http://127.0.0.1:3104/__faults';

/** What a visitor opens beyond the plain addresses: searches. */
const CHOICES = ['/credit-cards?search=nilgiri', '/faqs?search=pin', '/search?searchItem=lounge'];

test('7 each endpoint is called by some page, and no page calls anything else', async ({ page, request }) => {
  test.setTimeout(180_000);
  const plain = CONTENT_ADDRESSES.filter(({ locale }) => locale === 'en').map(({ address }) => address);
  for (const address of [...plain, ...CHOICES]) {
    expect((await request.get(`${SITE}${address}`)).status(), address).toBe(200);
  }

  await fill(page, 'en', SITE);
  await sendSlowly(page, 'en');
  await expectSent(page);

  // All calls since the site started: a page that an earlier round has cached calls nothing again.
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
