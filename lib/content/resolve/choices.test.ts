import { type BlockInput, blockSchema } from '#lib/contract/blocks/block.ts';
import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { PAGE_PARAMS } from '#lib/contract/page-params.ts';
import { type PageQuery, readPageQuery } from '#lib/contract/page-query.ts';
import { offer } from '#lib/contract/records/offer.ts';
import { captureLog } from '../client/log-capture.test-helper.ts';
import { resolveBlocks } from './resolve-blocks.ts';
import { callFor, isListOf } from './source.ts';

jest.mock('../read/cache.ts', () => ({
  cached: (_key: unknown, _tags: unknown, load: () => unknown) => load(),
  revalidateSoon: async () => 0,
}));

async function fill(input: BlockInput, query: PageQuery) {
  const resolved = await resolveBlocks([blockSchema.parse(input)], { locale: 'en', query });
  return { block: resolved.blocks[0], query: resolved.query };
}

const offers: BlockInput = {
  __component: 'blocks.offer-finder',
  source: {
    path: '/api/offer-cards',
    query: { offer_type: 'exclusive', sort: 'newest', page_size: '5' },
    follow: ['tab', 'category', 'card', 'place', 'city', 'date', 'sort', 'page_no'],
  },
};
const lounges: BlockInput = {
  __component: 'blocks.lounge-finder',
  source: {
    path: '/api/airport-lounges',
    query: { terminal: 'domestic', page_size: '5' },
    follow: ['search', 'city', 'airport', 'card', 'terminal', 'page_no'],
  },
};
const banks: BlockInput = {
  __component: 'blocks.bank-list',
  source: { path: '/api/bank-lists', query: { page_size: '5' }, follow: ['letter', 'tier', 'page_no'] },
  search_source: { path: '/api/bank-search', query: { page_size: '5' }, follow: ['search', 'tier', 'page_no'] },
};
const compare = (more: { query?: Record<string, string>; own?: string[] } = {}): BlockInput => ({
  __component: 'blocks.card-compare',
  source: { path: '/api/card-lists', query: more.query, follow: ['compare'] },
  cards: (more.own ?? []).map((slug) => ({ slug, title: slug, card_type: 'credit' })),
});
const slugsOf = (block: unknown) =>
  block !== null && typeof block === 'object' && 'cards' in block && Array.isArray(block.cards)
    ? block.cards.map((card: { slug: string }) => card.slug)
    : undefined;

describe('a choice that the contract does not have', () => {
  test.each([
    ['date', 'zzz', offers],
    ['sort', 'zzz', offers],
    ['terminal', 'zzz', lounges],
    ['letter', 'constructor', banks],
    ['letter', 'x'.repeat(200), banks],
  ])('2.1 %s=%.20s is none, and what the source says itself stays in force', async (name, value, block) => {
    const query: PageQuery = { [name]: value };
    const [plain, given] = [await fill(block, {}), await fill(block, query)];
    expect(given).toEqual(plain);
    expect(plain.block).toMatchObject({ pagination: { page: 1 } });
  });

  test('2.1 one that it has is chosen', async () => {
    expect((await fill(lounges, { terminal: 'international' })).query).toEqual({ terminal: 'international' });
    expect((await fill(offers, { sort: 'title' })).query).toEqual({ sort: 'title' });
  });

  test('2.1 a slug that nothing has is a choice that leaves nothing: the list says so, and counts nothing', async () => {
    const { block, query } = await fill(offers, { category: 'zzz', page_no: '40' });
    expect(block).toMatchObject({ offers: [], pagination: { page: 1, total: 0 } });
    expect(query).toEqual({ category: 'zzz' });
  });

  test('2.1 no value of a parameter is too odd for a list', async () => {
    const values = ['x'.repeat(300), '💳', 'constructor', '__proto__', 'zzz', '0', '-1', '9999', 'abc', ',', '%', "'"];
    for (const value of values) {
      const query = readPageQuery(new URLSearchParams(PAGE_PARAMS.map((name) => [name, value])));
      for (const block of [offers, lounges, banks]) expect((await fill(block, query)).block).toBeDefined();
    }
  });
});

describe('cards that are compared', () => {
  test('7 stand in the order of the address', async () => {
    const { block, query } = await fill(compare(), { compare: 'select-credit,zzz,classic-credit' });
    expect([slugsOf(block), query.compare]).toEqual([['select-credit', 'classic-credit'], 'select-credit,zzz,classic-credit']);
  });

  test('7 are those of the block when the address names none that exists', async () => {
    const usual = compare({ query: { compare: 'classic-credit,platinum-credit' } });
    expect(await fill(usual, { compare: 'zzz' })).toEqual(await fill(usual, {}));
    expect(slugsOf((await fill(usual, {})).block)).toEqual(['classic-credit', 'platinum-credit']);
    const { block, query } = await fill(compare({ own: ['own'] }), { compare: 'zzz' });
    expect([slugsOf(block), query]).toEqual([['own'], {}]);
  });
});

test('a value of the content that its list cannot be asked for is left out and logged once', () => {
  const lines = captureLog();
  const params = { page_size: '500', offer_type: 'exclusive', unknown: 'x' };
  const call = () => callFor('/api/offer-cards', params, isListOf(offer));
  expect([call(), call()]).toEqual(Array(2).fill({ endpoint: ENDPOINTS.offerCards, params: { offer_type: 'exclusive' } }));
  expect(lines()).toMatchObject([{ event: 'invalid-content', source: '/api/offer-cards' }]);
});
