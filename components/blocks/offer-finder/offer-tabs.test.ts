import { attributesOf, hrefOf, type Rendered } from '#components/test/render.test-helper.tsx';
import { renderResolved } from '#components/test/render-block.test-helper.tsx';
import { settings } from '#lib/config/settings.ts';
import { getPage } from '#lib/content/page/page.ts';
import type { BlockOf } from '#lib/contract/blocks/block.ts';
import { type PageQuery, readPageQuery } from '#lib/contract/page-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';

jest.mock('#lib/content/read/cache.ts', () => ({
  cached: (_key: unknown, _tags: unknown, load: () => unknown) => load(),
  revalidateSoon: async () => 0,
}));

const ORIGIN = 'http://site.test';

/** The list of offers of a page of the embedded content, and the page around it. */
async function listAt(path: string, query: PageQuery = {}, locale: Locale = 'en') {
  const loaded = await getPage(locale, path.split('/').filter(Boolean), query);
  if (loaded.result.status !== 'ok') throw new Error(`${path} is no page`);
  const page = loaded.result.value;
  const block = page.content.find((each): each is BlockOf<'blocks.offer-finder'> => each.__component === 'blocks.offer-finder');
  if (!block) throw new Error(`${path} lists no offers`);
  const renderList = () => renderResolved([block], { locale, path, query: loaded.query });
  return { page, query: loaded.query, total: block.pagination?.total, renderList };
}

/** The tabs of a list: each with its address and count. */
function tabsIn({ getByRole }: Rendered) {
  const tabs = getByRole('navigation', { name: /^(?:Kinds of offer|ऑफ़र के प्रकार)$/ });
  return Array.from(tabs.querySelectorAll('a'), (link) => {
    const { pathname, search, hash } = new URL(link.getAttribute('href') ?? '', ORIGIN);
    return {
      path: pathname,
      address: `${pathname}${search}${hash}`,
      query: readPageQuery(new URLSearchParams(search)),
      current: link.hasAttribute('aria-current'),
      count: link.querySelector('.count')?.textContent,
    };
  });
}

const REGIONS = '/international-offers';
const FESTIVE = `/${settings.PRODUCT_SLUG}-festive-carnival`;
const PAGES = ['/exclusive-offers', '/msme-offers', FESTIVE, `${REGIONS}/Discover`, `${REGIONS}/asia`];
const CHOSEN: PageQuery[] = [
  {},
  { place: 'online' },
  { category: 'dining,stays', card: 'select-credit' },
  { tab: 'home', category: 'crafts', date: 'ending-soon' },
  { tab: 'travel', city: 'delhi', sort: 'title' },
  { card: 'prepaid', place: 'in_store', date: 'new' },
];

describe.each(PAGES)('%s', (path) => {
  test.each(CHOSEN)('2.1 the count of each tab is the number of offers behind its link, with %j', async (query) => {
    const tabs = tabsIn((await listAt(path, query)).renderList());
    const counted = tabs.filter(({ count }) => count !== undefined);
    expect(counted).toHaveLength(tabs.length - 1);
    expect(counted.length).toBeGreaterThan(2);
    for (const tab of counted) {
      const { total } = await listAt(tab.path, tab.query);
      expect([tab.address, Number(tab.count)]).toEqual([tab.address, total]);
    }
  });

  test('2.1 a tab is the current one behind its link', async () => {
    const tab = tabsIn((await listAt(path, { place: 'online' })).renderList()).at(-1);
    if (!tab) throw new Error('no tabs');
    const current = tabsIn((await listAt(tab.path, tab.query)).renderList()).filter((each) => each.current);
    expect(current.map(({ address }) => address)).toEqual([tab.address]);
  });
});

test('2.1 the counts of tabs are not a filter', async () => {
  const rendered = (await listAt('/exclusive-offers', { tab: 'dining' })).renderList();
  expect(rendered.container.querySelector(':is([type="checkbox"], [type="radio"])[name="tab"]')).toBeNull();
  expect(rendered.queryByRole('link', { name: 'Remove filter Dining' })).toBeNull();
});

test('2.1 an offer for the whole country is one in every city', async () => {
  const pune = await listAt('/exclusive-offers', { city: 'pune' });
  const all = await listAt('/exclusive-offers');
  expect(pune.total).toBeGreaterThan((all.total ?? 0) / 2);
  expect(pune.total).toBeLessThan(all.total ?? 0);
  const form = pune.renderList().container.querySelector('select[name="city"]');
  expect([...(form?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toContain('pune');
});

test('2.1 a city without offers of the kind says so and leads to what is near', async () => {
  const { page, query } = await listAt('/exclusive-offers', { tab: 'dining', city: 'pune' });
  const block = page.content.find((each): each is BlockOf<'blocks.offer-finder'> => each.__component === 'blocks.offer-finder');
  if (!block) throw new Error('no offers');
  const cities = [
    { slug: 'pune', label: 'Pune', count: 0 },
    { slug: 'jaipur', label: 'Jaipur', count: 1 },
  ];
  const tabs = [
    { slug: 'dining', label: 'Dining', count: 0 },
    { slug: 'home', label: 'Home', count: 1 },
  ];
  const facets = [
    { name: 'city' as const, options: cities },
    { name: 'tab' as const, options: tabs },
  ];
  const empty = { ...block, offers: [], facets, pagination: { page: 1, page_size: 12, page_count: 0, total: 0 } };
  const rendered = renderResolved([empty], { locale: 'en', path: '/exclusive-offers', query });
  rendered.getByText('No “Dining” offers in Pune.');
  expect(hrefOf(rendered, '1 other offer in Pune')).toBe('/exclusive-offers?city=pune#offers');
  expect(hrefOf(rendered, 'Dining in Jaipur')).toBe('/exclusive-offers?tab=dining&city=jaipur#offers');
});

test('2.1 an unknown tab shows all offers, and no tab of them is open', async () => {
  const all = await listAt('/exclusive-offers');
  const { renderList, total } = await listAt('/exclusive-offers', { tab: 'zzz' });
  const rendered = renderList();
  expect(total).toBe(all.total);
  expect(rendered.container.innerHTML).toBe(all.renderList().container.innerHTML);
  const [first, ...others] = tabsIn(rendered).map(({ current }) => current);
  expect([first, new Set(others)]).toEqual([true, new Set([false])]);
});

describe('the page of a region', () => {
  test('2.1 links to the other regions and to all of them, with the filters and without a tab', async () => {
    const rendered = (await listAt(`${REGIONS}/asia`, { place: 'online', category: 'stays', page_no: '2' })).renderList();
    expect(tabsIn(rendered).map(({ address, current }) => [address, current])).toEqual([
      [`${REGIONS}/Discover?place=online#offers`, false],
      [`${REGIONS}/asia?place=online#offers`, true],
      [`${REGIONS}/gulf?place=online#offers`, false],
      [`${REGIONS}/world?place=online#offers`, false],
    ]);
  });

  test('2.1 filters, sorts and pages its own list: no link or field has a tab', async () => {
    const rendered = (await listAt(`${REGIONS}/asia`, { place: 'online' })).renderList();
    const [form] = rendered.getAllByRole('form');
    expect(form && attributesOf(form)).toMatchObject({ action: `${REGIONS}/asia#offers`, method: 'get' });
    expect(hrefOf(rendered, 'Remove filter Online')).toBe(`${REGIONS}/asia#offers`);
    expect(hrefOf(rendered, 'Name')).toBe(`${REGIONS}/asia?place=online&sort=title#offers`);
    expect(rendered.container.querySelector('[href*="?tab="], [href*="&tab="], [name="tab"]')).toBeNull();
  });

  test('2.1 ignores a tab in its query', async () => {
    const { renderList, total, query } = await listAt(`${REGIONS}/asia`, { tab: 'gulf', place: 'online' });
    const asia = await listAt(`${REGIONS}/asia`, { place: 'online' });
    expect(total).toBe(asia.total);
    expect(renderList().container.innerHTML).toBe(asia.renderList().container.innerHTML);
    // What the address says goes into the links to other languages too.
    expect(query).toEqual({ place: 'online' });
  });

  test.each(['en', 'hi'] as const)('2.1 names its region in its heading (%s)', async (locale) => {
    const headings = await Promise.all(
      ['Discover', 'asia', 'gulf', 'world'].map(async (slug) => {
        const { page } = await listAt(`${REGIONS}/${slug}`, {}, locale);
        const [banner] = page.content;
        if (banner?.__component !== 'blocks.banner') throw new Error('no banner');
        if (slug !== 'Discover') expect(banner.title).toBe(page.seo?.seo_title);
        return banner.title;
      }),
    );
    expect(new Set(headings).size).toBe(4);
  });

  test('2.1 links to Hindi pages in Hindi', async () => {
    const rendered = (await listAt(`${REGIONS}/asia`, {}, 'hi')).renderList();
    expect(tabsIn(rendered).map(({ path }) => path)).toContain(`/hi${REGIONS}/gulf`);
  });
});
