import { CONTENT_ADDRESSES, MISSING_ADDRESSES } from './support/addresses.ts';
import { footerLinks, menuLinks, pageTexts } from './support/content.ts';
import { count, readRaw } from './support/html.ts';
import { expect, test } from './support/test.ts';

for (const place of CONTENT_ADDRESSES) {
  const { locale, address } = place;
  test(`2.8 ${address} is whole in the raw HTML`, async ({ request }) => {
    const { response, html, text } = await readRaw(request, address);
    expect(response.status()).toBe(200);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(count(html, /<h1[\s>]/)).toBe(1);
    expect(count(html, /<title>[^<]+<\/title>/)).toBe(1);
    expect(count(html, /<meta name="description" content="[^"]+"/)).toBe(1);
    expect(count(html, /<link rel="canonical" href="[^"]+"/)).toBe(1);
    const links = [...(await menuLinks(request, locale)), ...(await footerLinks(request, locale))];
    const expected = [...(await pageTexts(request, place)), ...links.map((link) => `href="${link}"`)];
    // Numbers are isolated in texts from right to left.
    const plain = text.replace(/[\u2066-\u2069]/g, '');
    expect(expected.filter((part) => !plain.includes(part))).toEqual([]);
  });
}

for (const { address, locale } of MISSING_ADDRESSES) {
  test(`2.6 ${address} is a 404 with a body in ${locale} and noindex`, async ({ request }) => {
    const { response, html, text } = await readRaw(request, address);
    expect(response.status()).toBe(404);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(count(html, /<title>[^<]+<\/title>/)).toBe(1);
    expect(count(html, /<h1[\s>]/)).toBe(1);
    const messages = await (await request.get(`/api/messages?locale=${locale}`)).json();
    expect(text).toContain(messages.title_page_not_found);
    expect(text).toContain(messages.subtitle_page_not_found);
  });
}

test('2.6 the error page is a 200, noindex, and returns only to a path of this site', async ({ request }) => {
  const good = await readRaw(request, '/something-went-wrong?from=%2Fekaa%3Ftab%3Dx');
  expect(good.response.status()).toBe(200);
  expect(good.html).toMatch(/<meta name="robots" content="noindex/);
  expect(good.text).toContain('href="/ekaa?tab=x"');
  for (const from of [
    '//evil.example',
    '/%5Cevil.example',
    '/%255Cevil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\tx',
    '/%2F/evil.example',
  ]) {
    const bad = await readRaw(request, `/something-went-wrong?from=${encodeURIComponent(from)}`);
    expect(bad.response.status()).toBe(200);
    expect(bad.html).not.toContain('evil.example');
    expect(bad.html).not.toContain('javascript:');
  }
});
