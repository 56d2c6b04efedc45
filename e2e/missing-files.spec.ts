import { expect, test } from './support/test.ts';

test('2.6 a path of the API that encodes nothing is missing there, as JSON', async ({ request }) => {
  for (const address of ['/api/%', '/api/header%0a']) {
    const answer = await request.get(address);
    expect([address, answer.status()]).toEqual([address, 404]);
    expect(await answer.json()).toMatchObject({ data: null, error: { status: 404 } });
  }
});

test('2.6 a path of a service or file that encodes nothing is missing there', async ({ request }) => {
  for (const address of ['/service/social/%', '/service/film/%0a', '/sitemap/%', '/sitemap/x%0a', '/_next/static/%'])
    expect([address, (await request.get(address)).status()]).toEqual([address, 404]);
});

test('2.11 a query that encodes nothing is read as it stands', async ({ request }) => {
  for (const address of ['/faqs?tab=%', '/search?searchItem=%'])
    expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
});

test('2.11 a missing file is kept by nobody, one that is there for a day', async ({ request }) => {
  for (const address of ['/art/nope.svg', '/art/cards/nope.svg', '/pdfjs/nope.txt']) {
    const answer = await request.get(address);
    expect([address, answer.status()]).toEqual([address, 404]);
    expect(answer.headers()['cache-control']).not.toContain('max-age=86400');
  }
  for (const address of ['/art/logos/wordmark.svg', '/pdfjs/version.txt'])
    expect((await request.get(address)).headers()['cache-control']).toContain('public, max-age=86400');
});

test('2.11 a file of the framework that does not exist is not found, without a page', async ({ page, request }) => {
  for (const address of ['/_next/static/nope.js', '/_next/static/', '/_next/nope', '/_next/static/%2e%2e/BUILD_ID']) {
    const response = await request.get(address);
    expect([address, response.status(), await response.text()]).toEqual([address, 404, '']);
    expect(response.headers()).toMatchObject({ 'content-security-policy': "default-src 'none'", 'cache-control': 'no-store' });
  }
  await page.goto('/ekaa');
  const styles = await page.locator('link[rel=stylesheet]').first().getAttribute('href');
  expect((await request.get(styles ?? '')).status()).toBe(200);
});

test('2.11 the framework resizes no pictures for anybody', async ({ request }) => {
  const answer = await request.get('/_next/image?url=%2Fart%2Flogos%2Fwordmark.svg&w=640&q=75');
  expect(answer.status()).toBe(404);
});

test('2.11 the feed of offers is there, whatever its query says', async ({ request }) => {
  for (const address of ['/offers.xml', '/offers.xml?tab=x', '/hi/offers.xml?category=a']) {
    const answer = await request.get(address);
    expect([address, answer.status(), answer.headers()['content-type']]).toEqual([address, 200, expect.stringContaining('xml')]);
  }
});

test('2.1 a page answers no other methods than GET and HEAD, and the framework has no data for another router', async ({
  request,
}) => {
  for (const method of ['PUT', 'DELETE']) {
    const answer = await request.fetch('/hi/ekaa', { method });
    expect([method, answer.status(), answer.headers().allow]).toEqual([method, 405, expect.stringMatching('GET, ?HEAD')]);
  }
  expect((await request.get('/_next/data/x/ekaa.json')).status()).toBe(404);
});
