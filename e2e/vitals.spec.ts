import { expect, test } from './support/test.ts';

/** With a collector. */
const SITE = 'http://localhost:3101';

test('7 web vitals are sent to the configured collector, with the path of the page and without its query', async ({
  page,
  request,
}) => {
  // This site has little patience with its content service: the page is there before the browser asks for it.
  await expect.poll(async () => (await request.get(`${SITE}/faqs?tab=fees`)).status()).toBe(200);
  const sent = page.waitForRequest((request) => request.url().endsWith('/__vitals') && request.method() === 'POST');
  await page.goto(`${SITE}/faqs?tab=fees`);
  const report: Record<string, unknown> = JSON.parse((await sent).postData() ?? '');
  expect(report).toMatchObject({ name: expect.any(String), value: expect.any(Number), page: '/faqs' });
  expect(JSON.stringify(report)).not.toContain('fees');
});

test('7 without a collector nothing is loaded or sent', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await page.goto('/ekaa', { waitUntil: 'networkidle' });
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual([]);
});
