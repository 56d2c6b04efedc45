import { readRaw } from './support/html.ts';
import { expect, test } from './support/test.ts';

test('the page of a city has its lounges by terminal, cards, map and other cities, and is found from the list of lounges', async ({
  request,
}) => {
  const { response, html, text } = await readRaw(request, '/lounges/mumbai');
  expect(response.status()).toBe(200);
  expect(text).toContain('<title>Airport lounges in Mumbai: 5 lounges, timings and cards</title>');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/lounges\/mumbai"/);
  expect(html).toMatch(/hrefLang="hi" href="[^"]+\/hi\/lounges\/mumbai"/i);
  expect(html.match(/<li id="[a-z-]+" class="lounge-row/g)).toHaveLength(5);
  for (const terminal of ['Mumbai airport, Terminal 2', 'Mumbai airport, Terminal 1']) expect(text).toContain(`${terminal}</h2>`);
  expect(text).toContain('https://www.openstreetmap.org/search?query=BOM%20airport');
  expect(text).toMatch(/Select<\/span>.*?5 of 5 lounges/);
  expect(text).toContain('href="/lounges/delhi"');
  expect((await readRaw(request, '/hi/lounges')).text).toContain('href="/hi/lounges/mumbai"');
  for (const [from, to] of [
    ['/hi/lounges?city=delhi', '/hi/lounges/delhi'],
    ['/lounges/Mumbai', '/lounges/mumbai'],
  ] as const) {
    const moved = await request.get(from, { maxRedirects: 0 });
    expect([from, moved.status(), moved.headers().location]).toEqual([from, 308, expect.stringMatching(new RegExp(`${to}$`))]);
  }
});
