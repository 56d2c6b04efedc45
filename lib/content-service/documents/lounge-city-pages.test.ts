/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { page } from '#lib/contract/documents.ts';
import { facet } from '#lib/contract/source.ts';
import { handle } from '../service.ts';

async function ask(slug: string, locale: string) {
  const response = await handle(new Request(`http://content.test/api/lounge-city?slug=${slug}&locale=${locale}`));
  if (!response.ok) return { status: response.status };
  const { data } = await response.json();
  return { status: response.status, page: page.parse(data) };
}

test.each([
  ['mumbai', 'en', 'Airport lounges in Mumbai: 5 lounges, timings and cards', 'Mumbai'],
  ['udaipur', 'en', 'Airport lounges in Udaipur: 1 lounge, timings and cards', 'Udaipur'],
  ['dubai', 'en', 'Airport lounges in Dubai: 2 lounges, timings and cards', 'Dubai'],
  ['mumbai', 'hi', 'मुंबई में एयरपोर्ट लाउंज: 5 लाउंज, समय और कार्ड', 'मुंबई'],
])('the page of %s in %s says what it shows', async (slug, locale, title, city) => {
  const { page: found } = await ask(slug, locale);
  expect(found?.seo?.seo_title).toBe(title);
  expect(found?.breadcrumb?.at(-1)?.label).toBe(city);
  expect(JSON.stringify(found)).not.toMatch(/\{\w+\}/);
});

test('it names every airport of the city and other names of the city for the search', async () => {
  const { page: goa } = await ask('goa', 'en');
  expect(goa?.seo?.seo_description).toContain('Goa airport, Dabolim (GOI), Goa airport, Mopa (GOX)');
  const { page: mumbai } = await ask('mumbai', 'en');
  expect(mumbai?.seo?.seo_keywords).toMatch(/BOM.*Bombay/);
});

test('a city without lounges has no page', async () => {
  expect((await ask('nope', 'en')).status).toBe(404);
});

test('each city has a drawing of its own', async () => {
  const response = await handle(new Request('http://content.test/api/airport-lounges?page_size=1&locale=en'));
  const { meta } = await response.json();
  const facets = z.array(facet).parse(meta.facets);
  const cities = facets.find(({ name }) => name === 'city')?.options ?? [];
  expect(cities.length).toBeGreaterThan(30);
  const drawings = await Promise.all(
    cities.map(async ({ slug }) => {
      const { page: found } = await ask(slug, 'en');
      const list = found?.content.find((block) => block.__component === 'blocks.city-lounges');
      return list?.image?.url ?? slug;
    }),
  );
  expect(new Set(drawings).size).toBe(cities.length);
  expect(drawings.filter((url) => !existsSync(path.join(process.cwd(), 'public', url)))).toEqual([]);
});
