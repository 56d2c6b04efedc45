import { formEntries, hrefOf, type Rendered } from '#components/test/render.test-helper.tsx';
import { renderResolved } from '#components/test/render-block.test-helper.tsx';
import { getPage } from '#lib/content/page/page.ts';
import type { BlockOf } from '#lib/contract/blocks/block.ts';
import { type PageQuery, readPageQuery } from '#lib/contract/page-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';

jest.mock('#lib/content/read/cache.ts', () => ({
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
  const rendered = renderResolved([block], { locale, path: '/lounges', query: loaded.query });
  return {
    query: loaded.query,
    total: block.pagination?.total,
    cities: block.lounges.map(({ city_slug }) => city_slug),
    rendered,
  };
}

/** What the form of a page sends as it stands, with some of its fields filled in. */
function sent({ container }: Rendered, typed: Record<string, string>): PageQuery {
  const form = container.querySelector('form');
  return readPageQuery(new URLSearchParams({ ...Object.fromEntries(form ? formEntries(form) : []), ...typed }));
}

test.each([
  [{ city: 'delhi', terminal: 'domestic' }, 'en'],
  [{ city: 'delhi', terminal: 'domestic' }, 'hi'],
  [{ airport: 'BOM' }, 'en'],
  [{ airport: 'GOI' }, 'en'],
  [{ city: 'delhi,pune' }, 'en'],
  [{ city: 'dubai', terminal: 'international' }, 'hi'],
] as const)('2.1 a card chosen in the form of %j (%s) keeps the place', async (place, locale) => {
  const before = await loungesAt(place, locale);
  const after = await loungesAt(sent(before.rendered, { card: 'business' }), locale);
  expect(after.query).toEqual({ ...place, card: 'business' });
  expect((await loungesAt(sent(after.rendered, { card: '' }), locale)).query).toEqual(place);
});

test('a city alone has a page of its own; one without lounges and several cities stay in the list', async () => {
  expect((await getPage('hi', ['lounges'], { city: 'dubai' })).result).toEqual({ status: 'moved', path: '/lounges/dubai' });
  for (const query of [{ city: 'nope' }, { city: 'delhi,pune' }, { city: 'delhi', card: 'business' }])
    expect((await getPage('en', ['lounges'], query)).result.status).toBe('ok');
});

test('a city in the wrong letter case has another address, an unknown city none', async () => {
  expect((await getPage('en', ['lounges', 'Mumbai'], {})).result).toEqual({ status: 'moved', path: '/lounges/mumbai' });
  expect((await getPage('en', ['lounges', 'Nope'], {})).result).toEqual({ status: 'missing' });
});

test('2.1 another text in the form replaces the place, and an empty field removes it', async () => {
  const { rendered } = await loungesAt({ city: 'delhi', card: 'business' });
  const typed = await loungesAt(sent(rendered, { search: 'Bombay' }));
  expect(typed.query).toEqual({ search: 'Bombay', card: 'business' });
  expect(new Set(typed.cities)).toEqual(new Set(['mumbai']));
  expect((await loungesAt(sent(rendered, { search: '' }))).query).toEqual({ card: 'business' });
});

test('2.1 a typed place is an active filter like that of a link', async () => {
  for (const search of ['Delhi', 'delhi', 'DEL']) {
    const { total, rendered } = await loungesAt({ search });
    expect([search, total]).toEqual([search, (await loungesAt({ city: 'delhi', terminal: 'domestic' })).total]);
    expect(hrefOf(rendered, /^Remove filter Delhi/)).toBe('/lounges#lounges');
  }
  expect((await loungesAt({ search: 'delhi lounge' })).query).toEqual({ search: 'delhi lounge' });
});
