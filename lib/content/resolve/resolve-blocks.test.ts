import { ContentError } from '#lib/content/client/errors.ts';
import { type Call, request } from '#lib/content/client/request.ts';
import { type BlockInput, blockSchema } from '#lib/contract/blocks/block.ts';
import type { PageQuery } from '#lib/contract/page-query.ts';
import { captureLog } from '../client/log-capture.test-helper.ts';
import { resolveBlocks } from './resolve-blocks.ts';

jest.mock('../read/cache.ts', () => ({
  cached: (_key: unknown, _tags: unknown, load: () => unknown) => load(),
  revalidateSoon: async () => 0,
}));
jest.mock('../client/ready.ts', () => ({ isReady: async () => true }));
jest.mock('#lib/content/client/request.ts', () => ({
  ...jest.requireActual('#lib/content/client/request.ts'),
  request: jest.fn(),
}));

const asked = jest.mocked(request);
let lines: ReturnType<typeof captureLog>;

const TABS = ['classic', 'platinum'].map((slug) => ({ slug, title: slug }));
const card = (slug: string) => ({ slug, title: slug, card_type: 'credit' });
const paged = (data: unknown[], page = 1, page_count = 1) => ({
  data,
  meta: {
    pagination: { page, page_size: 2, page_count, total: 5 },
    facets: [{ name: 'city', options: [{ slug: 'x', label: 'X', count: 1 }] }],
  },
});

/** Answers each path; the calls that were made are kept by the mock. */
function service(answers: Record<string, (params: Record<string, string>) => unknown>): void {
  asked.mockImplementation(async ({ path, params }: Call) => {
    const answer = answers[path];
    if (!answer) throw new ContentError({ path, failure: 'status', status: 404 });
    return answer(Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)])));
  });
}

const resolve = (input: BlockInput, query: PageQuery) => resolveBlocks([blockSchema.parse(input)], { locale: 'hi', query });

async function fill(input: BlockInput, query: PageQuery = {}) {
  const resolved = await resolve(input, query);
  return { blocks: resolved.blocks, block: resolved.blocks[0], query: resolved.query };
}

const finder = (more: object = {}): BlockInput => ({
  __component: 'blocks.card-finder',
  tabs_source: { path: '/api/credit-card-options' },
  source: { path: '/api/credit-card-lists', query: { page_size: '2' }, follow: ['tab', 'page_no'] },
  ...more,
});
const cards = {
  '/api/credit-card-options': () => ({ data: TABS }),
  '/api/credit-card-lists': ({ tab, page_no }: Record<string, string>) =>
    Number(page_no ?? 1) > 3
      ? paged([], Number(page_no), 3)
      : paged([card(`${tab ?? 'all'}-${page_no ?? 1}`)], Number(page_no ?? 1), 3),
};

beforeEach(() => {
  asked.mockReset();
  lines = captureLog();
});

describe('a block with a source', () => {
  test('is resolved with records, tabs, place and counts; the language goes with each call', async () => {
    service(cards);
    const { block } = await fill(finder(), { tab: 'platinum', page_no: '2' });
    expect(block).toMatchObject({
      cards: [{ slug: 'platinum-2' }],
      tabs: TABS,
      pagination: { page: 2, page_count: 3, total: 5 },
      facets: [{ name: 'city' }],
    });
    expect(new Set(asked.mock.calls.map(([{ locale }]) => locale))).toEqual(new Set(['hi']));
    expect(asked.mock.calls[1]?.[0]).toMatchObject({ params: { page_no: '2', page_size: '2', tab: 'platinum' } });
  });

  test('2.1 an unknown tab gives way to all records, or to the first tab where one is always open', async () => {
    service(cards);
    expect(await fill(finder(), { tab: 'gold' })).toMatchObject({ block: { cards: [{ slug: 'all-1' }] }, query: {} });
    const first = await fill(finder({ open_first_tab: true }), { tab: 'gold' });
    expect(first).toMatchObject({ block: { cards: [{ slug: 'classic-1' }] }, query: { tab: 'classic' } });
  });

  test('2.1 a page behind the last gives way to the last', async () => {
    service(cards);
    const { block, query } = await fill(finder(), { page_no: '9' });
    expect([block, query]).toMatchObject([{ cards: [{ slug: 'all-3' }], pagination: { page: 3 } }, { page_no: '3' }]);
  });

  test('follows nothing of the address that it does not name', async () => {
    service(cards);
    await fill(finder({ source: { path: '/api/credit-card-lists' } }), { tab: 'platinum', page_no: '2', search: 'x' });
    expect(asked.mock.calls.at(-1)?.[0]).toMatchObject({ params: {} });
  });

  test.each(['/api/users', '/api/header', '/api/offer-cards', '/api/pages/x'])(
    'from %s shows nothing and is logged: only a list of its own records is asked',
    async (path) => {
      service({});
      expect((await fill(finder({ tabs_source: undefined, source: { path } }))).block).toMatchObject({ cards: [] });
      expect(asked).not.toHaveBeenCalled();
      expect(lines()).toMatchObject([{ event: 'invalid-content', source: path }]);
    },
  );

  test('a list that cannot be had fails the page, which would otherwise say that there is nothing', async () => {
    asked.mockRejectedValue(new ContentError({ path: '/api/credit-card-options', failure: 'timeout' }));
    await expect(fill(finder())).rejects.toThrow(ContentError);
  });

  test('a record that does not fit is left out and logged, the others stay', async () => {
    service({ ...cards, '/api/credit-card-lists': () => ({ data: [card('good'), { slug: 'no title' }] }) });
    expect((await fill(finder())).block).toMatchObject({ cards: [{ slug: 'good' }] });
    expect(lines()).toMatchObject([{ event: 'invalid-content', pointer: '/data/1' }]);
  });
});

test('2.10 blocks with nothing to show leave no trace', async () => {
  expect((await fill({ __component: 'blocks.media', media_type: 'video' })).blocks).toEqual([]);
  expect((await fill({ __component: 'blocks.media', media_type: 'video', media: '/a.mp4' })).blocks).toHaveLength(1);
  expect((await fill({ __component: 'blocks.offer-list', offers: [] })).blocks).toHaveLength(1);
});

describe('blocks that the address chooses', () => {
  test('7 a card alone moves to its page; with other choices, or when it does not exist, the list stays without it', async () => {
    service(cards);
    const moved = await resolve(finder(), { card: 'all-1', tab: 'classic', page_no: '2' });
    expect(moved).toMatchObject({ blocks: [], movedTo: '/credit-cards/all-1' });
    for (const query of [{ card: 'gone' }, { card: 'all-1', compare: 'a,b' }, { card: 'all-1,all-2' }]) {
      const { movedTo, query: left } = await resolve(finder(), query);
      expect([movedTo, left.card]).toEqual([undefined, undefined]);
    }
    const { movedTo, query } = await resolve(finder({ view: { anchor: 'request' } }), { card: 'all-1' });
    expect([movedTo, query.card]).toEqual([undefined, 'all-1']);
  });

  test('7 the cards that are compared are asked by their slugs', async () => {
    service({ '/api/card-lists': ({ compare }) => ({ data: (compare ?? '').split(',').map(card) }) });
    const compare: BlockInput = { __component: 'blocks.card-compare', source: { path: '/api/card-lists', follow: ['compare'] } };
    expect((await fill(compare, { compare: 'a,b' })).block).toMatchObject({ cards: [{ slug: 'a' }, { slug: 'b' }] });
    asked.mockClear();
    await fill(compare);
    expect(asked).not.toHaveBeenCalled();
  });

  test('7 a search asks the path of the search, and only while there is something to search for', async () => {
    service({
      '/api/bank-search': () => ({ data: [{ bank_name: 'Found' }] }),
      '/api/bank-lists': () => ({ data: [{ bank_name: 'All' }] }),
    });
    const banks: BlockInput = {
      __component: 'blocks.bank-list',
      source: { path: '/api/bank-lists' },
      search_source: { path: '/api/bank-search', follow: ['search'] },
    };
    expect((await fill(banks, { search: 'fo' })).block).toMatchObject({ banks: [{ bank_name: 'Found' }] });
    expect((await fill(banks)).block).toMatchObject({ banks: [{ bank_name: 'All' }] });
  });

  test('7 the document of the open tab follows its tabs', async () => {
    service({
      '/api/rupay-scan-and-score/tab/detail': ({ slug }) => ({
        data: { content: [{ __component: 'blocks.description', description: `About ${slug}` }] },
      }),
    });
    const tabs: BlockInput = {
      __component: 'blocks.tab-panels',
      tabs: TABS,
      source: { path: '/api/rupay-scan-and-score/tab/detail', follow: ['tab'] },
    };
    const { blocks, query } = await fill(tabs, { tab: 'nothing' });
    expect([blocks[1], query]).toMatchObject([{ description: 'About classic' }, { tab: 'classic' }]);
    expect((await fill(tabs, { tab: 'platinum' })).blocks[1]).toMatchObject({ description: 'About platinum' });
  });

  test('1 the document of a tab that is not translated says so on its blocks', async () => {
    const text = (more: object = {}) => ({ __component: 'blocks.description', description: 'About it', ...more });
    service({
      '/api/rupay-scan-and-score/tab/detail': () => ({ data: { locale: 'en', content: [text(), text({ locale: 'hi' })] } }),
    });
    const { blocks } = await fill({
      __component: 'blocks.tab-panels',
      tabs: TABS,
      source: { path: '/api/rupay-scan-and-score/tab/detail', follow: ['tab'] },
    });
    expect(blocks.map(({ locale }) => locale)).toEqual([undefined, 'en', 'hi']);
  });

  test('7 the open year of the milestones is the one of the address', async () => {
    service({
      '/api/milestone-years': () => ({ data: [{ slug: '2026', title: '2026' }] }),
      '/api/milestones': ({ year }) => ({ data: [{ year, title: 'A step' }] }),
    });
    const timeline: BlockInput = {
      __component: 'blocks.milestones',
      variant: 'timeline',
      tabs_source: { path: '/api/milestone-years' },
      source: { path: '/api/milestones', follow: ['year'] },
      open_first_tab: true,
    };
    expect(await fill(timeline, { year: '1999' })).toMatchObject({
      block: { milestones: [{ year: '2026' }] },
      query: { year: '2026' },
    });
  });
});
