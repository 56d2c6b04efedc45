import { renderResolvedHtml as renderResolved } from '#components/test/render-block.tsx';
import type { BlockOf } from '#lib/content/contract/blocks.ts';
import { getPage } from '#lib/content/page.ts';
import { type PageQuery, readPageQuery } from '#lib/content/page-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';

jest.mock('#lib/content/cache.ts', () => ({
  cached: (_key: unknown, _tags: unknown, load: () => unknown) => load(),
  revalidateSoon: async () => 0,
}));

/** The lounges of the embedded content at an address: what of it holds, and what the page shows. */
async function loungesAt(query: PageQuery, locale: Locale = 'en') {
  const loaded = await getPage(locale, ['lounges'], query);
  if (loaded.result.status !== 'ok') throw new Error('no page');
  const block = loaded.result.value.content.find(
    (each): each is BlockOf<'blocks.lounge-finder'> => each.__component === 'blocks.lounge-finder',
  );
  if (!block) throw new Error('no lounges');
  const html = renderResolved([block], { locale, path: '/lounges', query: loaded.query });
  return { query: loaded.query, total: block.pagination?.total, cities: block.lounges.map(({ city_slug }) => city_slug), html };
}

/** What the form of a page sends as it stands, with some of its fields filled in. */
function sent(html: string, typed: Record<string, string>): PageQuery {
  const [form = ''] = /<form .*?<\/form>/s.exec(html) ?? [];
  const inputs = [...form.matchAll(/<input [^>]*>/g)].map(([input]) => ({
    name: / name="([^"]*)"/.exec(input)?.[1] ?? '',
    value: / value="([^"]*)"/.exec(input)?.[1] ?? '',
  }));
  const fields = Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
  const card = /<option value="([^"]*)" selected/.exec(form)?.[1] ?? '';
  return readPageQuery(new URLSearchParams({ ...fields, card, ...typed }));
}

test.each([
  [{ city: 'delhi' }, 'en'],
  [{ city: 'delhi' }, 'hi'],
  [{ airport: 'BOM' }, 'en'],
  [{ airport: 'GOI' }, 'en'],
  [{ city: 'delhi,pune' }, 'en'],
  [{ city: 'dubai', terminal: 'international' }, 'hi'],
] as const)('2.1 a card chosen in the form of %j (%s) keeps the place', async (place, locale) => {
  const before = await loungesAt(place, locale);
  const after = await loungesAt(sent(before.html, { card: 'business' }), locale);
  expect(after.query).toEqual({ ...place, card: 'business' });
  expect((await loungesAt(sent(after.html, { card: '' }), locale)).query).toEqual(place);
});

test('2.1 another text in the form replaces the place, and an empty field removes it', async () => {
  const { html } = await loungesAt({ city: 'delhi', card: 'business' });
  const typed = await loungesAt(sent(html, { search: 'Bombay' }));
  expect(typed.query).toEqual({ search: 'Bombay', card: 'business' });
  expect(new Set(typed.cities)).toEqual(new Set(['mumbai']));
  expect((await loungesAt(sent(html, { search: '' }))).query).toEqual({ card: 'business' });
});

test('2.1 a typed place is an active filter like that of a link', async () => {
  for (const search of ['Delhi', 'delhi', 'DEL']) {
    const { total, html } = await loungesAt({ search });
    expect([search, total]).toEqual([search, (await loungesAt({ city: 'delhi' })).total]);
    expect(html).toMatch(/href="\/lounges#lounges" aria-label="Remove filter Delhi/);
  }
  expect((await loungesAt({ search: 'delhi lounge' })).query).toEqual({ search: 'delhi lounge' });
});
