import { actionFields, addressOf, filledForm, post } from './support/design-form.ts';
import { expect, test } from './support/test.ts';
import { newVisitor } from './support/visitor.ts';

const ANSWERS = [
  '/',
  '/hi/ekaa',
  '/faqs?tab=upi',
  '/search?searchItem=card',
  '/something-went-wrong',
  '/nope',
  '/art/nope',
  '/documents/x',
];

test('7 every answer that is a page has the strict policy', async ({ request }) => {
  for (const address of ANSWERS) {
    const headers = (await request.get(address)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect([address, policy]).toEqual([address, expect.stringMatching(/^default-src 'none'; script-src 'self' 'sha256-\S+';/)]);
    expect([address, policy.includes('unsafe-eval')]).toEqual([address, false]);
    expect([address, /(?:script-src|style-src) [^;]*'unsafe-inline'/.test(policy)]).toEqual([address, false]);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe(address.startsWith('/art/') ? 'cross-origin' : 'same-origin');
  }
  const headers = { 'sec-fetch-dest': 'document' };
  const framework = await request.get('/_next/static/nope', { headers });
  expect(framework.headers()['content-security-policy']).toContain("default-src 'none'");
});

test('7 the scripts of a form result carry the nonce of its policy, which no visitor chooses', async ({ request }) => {
  const address = addressOf('en');
  const form = { ...actionFields(await (await request.get(address)).text()), ...filledForm('en') };
  const nonces: string[] = [];
  for (const _ of [1, 2]) {
    const { response, html } = await post(request, address, form, {
      'x-forwarded-for': newVisitor(),
      'content-security-policy': "script-src 'nonce-chosen'",
    });
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '') ?? [];
    const scripts = [...html.matchAll(/<script\b([^>]*)>([^<]*)/g)].filter(([, attributes = '']) => !attributes.includes('json'));
    const without = scripts.filter(
      ([, attributes = '']) => !attributes.includes(`nonce="${nonce}"`) && !attributes.includes('src='),
    );
    expect(without, 'only the boot script goes by its hash').toHaveLength(1);
    nonces.push(nonce);
  }
  expect(new Set(nonces).size).toBe(2);
  expect(nonces.every((nonce) => nonce.length >= 20 && nonce !== 'chosen')).toBe(true);
  const page = await request.get('/about-rupay?utm_source=nonce', {
    headers: { 'content-security-policy': "script-src 'nonce-chosen'" },
  });
  expect(await page.text()).not.toContain('nonce=');
});

test.describe('injected script', () => {
  test.use({ expectedComplaints: /Content Security Policy|javascript:|ERR_|status of 404/ });

  /** In every text. */
  const EVERYWHERE = '<script>injected()</script><img src="data:," onerror="injected()">';
  /** Once on the page. */
  const ONCE = [
    '<script src="https://evil.example/a.js"></script>',
    '<script src="data:text/javascript,injected()"></script>',
    '<svg onload="injected()"></svg>',
    '<iframe srcdoc="<script>parent.injected()</script>"></iframe>',
    '<iframe src="javascript:parent.injected()"></iframe>',
    '<style>body{background:url(https://evil.example/b)}</style>',
    '<base href="https://evil.example/">',
    '<object data="https://evil.example/c"></object>',
    '<link rel="stylesheet" href="https://evil.example/d.css">',
  ].join('');

  // With every kind of list and text.
  const PAGES = ['/', '/hi/ekaa', '/credit-cards', '/faqs', '/rupay-global', '/exclusive-offers', '/legal/accident-cover'];

  for (const address of PAGES) {
    test(`7 ${address}: nothing of it runs, in any text of the page`, async ({ page, baseURL }) => {
      const foreign: string[] = [];
      await page.route(/evil\.example/, (route) => {
        foreign.push(route.request().url());
        return route.abort();
      });
      await page.addInitScript(() => {
        Object.assign(window, {
          ran: 0,
          blocked: 0,
          injected: () => Object.assign(window, { ran: Reflect.get(window, 'ran') + 1 }),
        });
        document.addEventListener('securitypolicyviolation', () =>
          Object.assign(window, { blocked: Reflect.get(window, 'blocked') + 1 }),
        );
      });
      // In every text, unsanitised and unescaped.
      await page.route(`${baseURL}${address}`, async (route) => {
        const response = await route.fetch();
        const [head = '', body = ''] = (await response.text()).split(/(?=<body)/);
        const texts = /(<(?:p|h[1-6]|li|a|span|summary|td|figcaption)\b[^>]*>)(?=[^<\s])/g;
        await route.fulfill({
          response,
          body: head + body.replace(texts, (tag) => tag + EVERYWHERE).replace(/<main[^>]*>/, (tag) => tag + ONCE),
        });
      });
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => page.evaluate(() => Number(Reflect.get(window, 'blocked')))).toBeGreaterThan(5);
      await page.waitForLoadState('load');
      expect(await page.evaluate(() => Number(Reflect.get(window, 'ran')))).toBe(0);
      expect(foreign).toEqual([]);
    });
  }
});
