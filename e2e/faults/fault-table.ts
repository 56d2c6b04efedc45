import type { APIRequestContext, APIResponse } from '@playwright/test';
import { actionFields, COPY, filledForm, formToken, post } from '../support/design-form.ts';
import { expect, test } from '../support/test.ts';
import { newVisitor } from '../support/visitor.ts';

/** A site with short timeouts, on a content service that fails on demand. */
const SITE = 'http://localhost:3101';
const CONTROL = 'http://127.0.0.1:3102/__faults';

const SEEN = `${SITE}/hi/emi-cc-on-upi`;
const FORM = `${SITE}/rupay-card-studio-all-cards`;
const FEED = `${SITE}/offers.xml`;
const SITEMAP = `${SITE}/sitemap.xml`;
/** With all that they had before. */
const LISTS = [SITEMAP, `${SITE}/sitemap/offers.xml`, `${SITE}/llms.txt`, FEED, `${SITE}/exclusive-offers?city=pune`];

/** The statuses that a page or a search may have that was not seen before: 503 where too many renders wait for the service. A slow answer may come too late on a busy machine. */
const FAILED = [500, 503];
const ANSWERED_OR_LATE = [200, ...FAILED];

/** Stale pages, feed and sitemap are always 200; the form is sent, or says why not. */
const FAULTS = [
  { name: 'down', fault: { fault: 'cut', at: 'start' }, unseen: '/hi/privacy', page: FAILED, search: FAILED },
  {
    name: 'slow',
    fault: { fault: 'delay', ms: 100 },
    unseen: '/hi/terms-of-use',
    page: ANSWERED_OR_LATE,
    search: ANSWERED_OR_LATE,
  },
  { name: 'hung', fault: { fault: 'delay', ms: 60_000 }, unseen: '/hi/contact', page: FAILED, search: FAILED },
  { name: 'cut', fault: { fault: 'cut' }, unseen: '/hi/fraud-awareness', page: FAILED, search: FAILED },
  { name: 'wrong', fault: { fault: 'no-data' }, unseen: '/hi/lost-card', page: FAILED, search: FAILED },
  {
    name: 'missing',
    fault: { fault: 'status', status: 404 },
    unseen: '/hi/legal/lounge-access-rules',
    page: FAILED,
    search: FAILED,
  },
  { name: 'gone', fault: { fault: 'status', status: 410 }, unseen: '/hi/legal/accident-cover', page: FAILED, search: FAILED },
  { name: 'endless', fault: { fault: 'endless' }, unseen: '/hi/milestone', page: FAILED, search: FAILED },
  { name: '429', fault: { fault: 'status', status: 429 }, unseen: '/hi/which-card', page: FAILED, search: FAILED },
  {
    name: 'flapping',
    fault: { fault: 'status', status: 503, alternate: true },
    unseen: '/hi/faqs',
    page: ANSWERED_OR_LATE,
    search: ANSWERED_OR_LATE,
  },
] as const;

const linksIn = (text: string) => (text.match(/(?:<loc>|<link>|\]\(|href="\/exclusive-offers\/)[^<)"]+/g) ?? []).join('\n');

const headingOf = (html: string) => /<h1[^>]*>([^<]+)/.exec(html)?.[1];

/** Ends all faults, and waits until the site calls the service again. */
async function recover(request: APIRequestContext) {
  await request.delete(CONTROL);
  const status = async () => (await (await request.get(`${SITE}/service/ready`)).json()).status;
  await expect(async () => expect(await status()).toBe('ok')).toPass();
}

/** An answer has one of these statuses; a failed one is not stored, and one that was not rendered says when to try again. */
function expectStatus(response: APIResponse, statuses: readonly number[]) {
  expect(statuses).toContain(response.status());
  if (response.status() < 500) return;
  expect(response.headers()['cache-control']).toContain('no-store');
  if (response.status() === 503) expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
}

/** Each fault, with all kinds of requests at once. */
export function testFaultTable(): void {
  test.describe('the fault table', () => {
    test.afterEach(async ({ request }) => recover(request));

    for (const { name, fault, unseen, page, search } of FAULTS) {
      const unanswered = name === 'missing' || name === 'gone' || name === 'wrong';
      test(`8 the content service is ${name}: what was seen stays, what was not says so`, async ({ request }) => {
        const seen = await (await request.get(SEEN)).text();
        const action = actionFields(await (await request.get(FORM)).text());
        const listed: [string, string][] = [];
        for (const address of LISTS) {
          const response = await request.get(address);
          expect(response.status()).toBe(200);
          listed.push([address, linksIn(await response.text())]);
        }
        const token = await formToken(request, SITE);
        expect((await request.post(CONTROL, { data: { path: '/api', ...fault } })).ok()).toBe(true);

        const [again, first, found, form, feed, sitemap] = await Promise.all([
          request.get(SEEN),
          request.get(SITE + unseen),
          request.get(`${SITE}/search?searchItem=fault${name}`),
          post(request, FORM, { ...action, ...filledForm('en', token) }, { 'x-forwarded-for': newVisitor() }),
          request.get(FEED),
          request.get(SITEMAP),
        ]);

        expect([again.status(), headingOf(await again.text())]).toEqual([200, headingOf(seen)]);
        expect([feed.status(), sitemap.status()]).toEqual([200, 200]);
        if (unanswered) {
          const now = await Promise.all(
            LISTS.map(async (address) => [address, linksIn(await (await request.get(address)).text())]),
          );
          expect(now).toEqual(listed);
        }
        expectStatus(first, page);
        expect(await first.text()).toContain('<html lang="hi"');
        expectStatus(found, search);
        expect(await found.text()).toContain(`value="fault${name}"`);
        expect(form.response.status()).toBe(200);
        const messages = [COPY.en.designRequest.notSent, COPY.en.designRequest.reference];
        expect(messages.some((text) => form.html.includes(text))).toBe(true);
      });
    }
  });
}
