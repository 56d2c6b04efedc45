import { renderResolvedHtml as renderResolved } from '#components/test/render-block.tsx';
import { settings } from '#lib/config/settings.ts';
import type { BlockOf } from '#lib/content/contract/blocks.ts';
import { getPage } from '#lib/content/page.ts';
import { type PageQuery, readPageQuery } from '#lib/content/page-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';

jest.mock('#lib/content/cache.ts', () => ({
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
  const html = renderResolved([block], { locale, path, query: loaded.query });
  return { page, query: loaded.query, total: block.pagination?.total, html };
}

/** The tabs of a list: each with its address and count. */
function tabsIn(html: string) {
  const [tabs = ''] = /<nav [^>]*aria-label="(?:Kinds of offer|ऑफ़र के प्रकार)".*?<\/nav>/s.exec(html) ?? [];
  return [...tabs.matchAll(/<a href="([^"]*)"([^>]*)>(.*?)<\/a>/gs)].map(([, href = '', rest = '', inside = '']) => {
    const { pathname, search, hash } = new URL(href.replaceAll('&amp;', '&'), ORIGIN);
    return {
      path: pathname,
      address: `${pathname}${search}${hash}`,
      query: readPageQuery(new URLSearchParams(search)),
      current: rest.includes('aria-current'),
      count: /(\d+)<\/span>/.exec(inside)?.[1],
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
    const tabs = tabsIn((await listAt(path, query)).html);
    const counted = tabs.filter(({ count }) => count !== undefined);
    expect(counted).toHaveLength(tabs.length - 1);
    expect(counted.length).toBeGreaterThan(2);
    for (const tab of counted) {
      const { total, html } = await listAt(tab.path, tab.query);
      expect([tab.address, Number(tab.count)]).toEqual([tab.address, total]);
      expect(tabsIn(html).find(({ current }) => current)?.path).toBe(tab.path);
    }
  });
});

test('2.1 the counts of tabs are not a filter', async () => {
  const { html } = await listAt('/exclusive-offers', { tab: 'dining' });
  expect(html).not.toMatch(/<input type="(?:checkbox|radio)"[^>]*name="tab"/);
  expect(html).not.toContain('aria-label="Remove filter Dining"');
});

test('2.1 an unknown tab shows all offers, and no tab of them is open', async () => {
  const all = await listAt('/exclusive-offers');
  const { html, total } = await listAt('/exclusive-offers', { tab: 'zzz' });
  expect(total).toBe(all.total);
  expect(html).toBe(all.html);
  expect(tabsIn(html).map(({ current }) => current)).toEqual([
    true,
    ...tabsIn(html)
      .slice(1)
      .map(() => false),
  ]);
});

describe('the page of a region', () => {
  test('2.1 links to the other regions and to all of them, with the filters and without a tab', async () => {
    const { html } = await listAt(`${REGIONS}/asia`, { place: 'online', category: 'stays', page_no: '2' });
    expect(tabsIn(html).map(({ address, current }) => [address, current])).toEqual([
      [`${REGIONS}/Discover?place=online#offers`, false],
      [`${REGIONS}/asia?place=online#offers`, true],
      [`${REGIONS}/gulf?place=online#offers`, false],
      [`${REGIONS}/world?place=online#offers`, false],
    ]);
  });

  test('2.1 filters, sorts and pages its own list: no link or field has a tab', async () => {
    const { html } = await listAt(`${REGIONS}/asia`, { place: 'online' });
    expect(html).toMatch(new RegExp(`<form [^>]*action="${REGIONS}/asia#offers" method="get"`));
    expect(html).toMatch(new RegExp(`href="${REGIONS}/asia#offers"[^>]*aria-label="Remove filter Online"`));
    expect(html).toContain(`href="${REGIONS}/asia?place=online&amp;sort=title#offers"`);
    expect(html).not.toMatch(/[?;]tab=|name="tab"/);
  });

  test('2.1 ignores a tab in its query', async () => {
    const { html, total, query } = await listAt(`${REGIONS}/asia`, { tab: 'gulf', place: 'online' });
    const asia = await listAt(`${REGIONS}/asia`, { place: 'online' });
    expect([html, total]).toEqual([asia.html, asia.total]);
    // What the address says goes into the links to other languages too.
    expect(query).toEqual({ place: 'online' });
  });

  test.each(['en', 'hi'] as const)('2.1 names its region in its heading (%s)', async (locale) => {
    const headings = await Promise.all(
      ['Discover', 'asia', 'gulf', 'world'].map(async (slug) => {
        const { page } = await listAt(`${REGIONS}/${slug}`, {}, locale);
        const [banner] = page.content;
        if (banner?.__component !== 'blocks.simple-banner') throw new Error('no banner');
        if (slug !== 'Discover') expect(banner.title).toBe(page.seo?.seo_title);
        return banner.title;
      }),
    );
    expect(new Set(headings).size).toBe(4);
  });

  test('2.1 links to Hindi pages in Hindi', async () => {
    const { html } = await listAt(`${REGIONS}/asia`, {}, 'hi');
    expect(tabsIn(html).map(({ path }) => path)).toContain(`/hi${REGIONS}/gulf`);
  });
});
