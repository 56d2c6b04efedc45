import { type DocumentEndpoint, ENDPOINTS } from '#lib/contract/endpoints.ts';
import { captureLog } from '../client/log-capture.test-helper.ts';
import { createReadyCheck, isReady } from '../client/ready.ts';
import { contentTransport } from '../client/transport.ts';
import { searchResults } from '../page/search.ts';
import { cached } from './cache.ts';
import { isMissingRead, MEMORY_ONLY_TAG } from './cache-rules.ts';
import { read, valueOrThrow } from './read.ts';

jest.mock('./cache.ts', () => ({
  cached: jest.fn(async (_key: unknown, _tags: unknown, load: () => unknown) => load()),
  revalidateSoon: async () => 0,
}));
jest.mock('../client/ready.ts', () => ({ ...jest.requireActual('../client/ready.ts'), isReady: jest.fn(async () => true) }));
jest.mock('../client/transport.ts', () => ({ CONTENT_ADDRESS: 'http://content.test', contentTransport: jest.fn() }));

const block = { __component: 'blocks.description', description: 'Text' };

const COMMON: DocumentEndpoint[] = [ENDPOINTS.header, ENDPOINTS.messages, ENDPOINTS.footer];

/** The content service returns `json`; the result is the paths that it is asked for. */
function answering(json: unknown, status = 200): string[] {
  const paths: string[] = [];
  jest.mocked(contentTransport).mockImplementation(async ({ url }) => {
    const { pathname, search: query } = new URL(url);
    paths.push(pathname + query);
    return Response.json(json, { status });
  });
  return paths;
}

const readPage = (slug = 'a') => read(ENDPOINTS.page, { slug }, 'en');

test.each([
  ['{data}', { data: { content: [block] } }],
  ['{data: [X]}', { data: [{ content: [block] }] }],
  ['bare {content}', { content: [block] }],
])('3 a page is read from %s', async (_name, json) => {
  const paths = answering(json);
  expect(await read(ENDPOINTS.page, { slug: 'ekaa' }, 'hi')).toEqual({ status: 'ok', value: { content: [block] } });
  expect(paths).toEqual(['/api/pages/ekaa?locale=hi']);
});

test.each([
  ['404', { data: null, error: { status: 404 } }, 404, 'missing'],
  ['404 with 200', { data: null, error: { status: 404 } }, 200, 'missing'],
  ['an empty list', { data: [] }, 200, 'missing'],
  ['no data', { data: null }, 200, 'missing'],
  ['410', {}, 410, 'deleted'],
  ['410 with 200', { data: null, error: { status: 410 } }, 200, 'deleted'],
])('2.1 %s is cached as %4$s', async (_name, json, status, result) => {
  answering(json, status);
  expect(await readPage('nope')).toEqual({ status: result });
  const loaded: unknown = await jest.mocked(cached).mock.lastCall?.[2]();
  expect(isMissingRead(JSON.stringify(loaded))).toBe(true);
});

test.each([404, 410])(
  '7 header, messages and footer always exist: %i is a failure, so the last good one stays',
  async (status) => {
    answering({}, status);
    for (const endpoint of COMMON) expect(await read(endpoint, {}, 'en')).toMatchObject({ status: 'failed', error: { status } });
  },
);

describe('while the content service has no header either', () => {
  beforeEach(() => jest.mocked(isReady).mockResolvedValueOnce(false).mockResolvedValueOnce(false));
  afterEach(() => jest.mocked(isReady).mockReset().mockResolvedValue(true));

  test.each([
    [404, {}],
    [410, {}],
    [200, []],
    [200, { data: [] }],
    [200, { data: null }],
  ])(
    '2.1 %i %j is a failure, for pages, records, lists, filtered ones and the search, seen before or not',
    async (status, json) => {
      captureLog();
      const asked = [
        () => readPage('new'),
        () => read(ENDPOINTS.offersDetail, { slug: 'new' }, 'hi'),
        () => read(ENDPOINTS.offerCards, {}, 'en'),
        () => read(ENDPOINTS.offerCards, { city: 'pune' }, 'en', { memoryOnly: true }),
        () => read(ENDPOINTS.offerCards, { page_no: 1 }, 'en', { memoryOnly: true, isWhole: true }),
      ];
      for (const ask of asked) {
        answering(json, status);
        jest.mocked(isReady).mockResolvedValueOnce(false);
        expect(await ask()).toMatchObject({ status: 'failed' });
      }
      answering({ results: [], total_count: 0 });
      jest.mocked(isReady).mockResolvedValue(false);
      await expect(searchResults({ searchItem: 'lounge' }, 'en')).rejects.toThrow('header');
    },
  );
});

test.each([
  [404, {}],
  [410, {}],
  [200, { data: [] }],
])('3 a whole list that had records is not empty after the first %i %j', async (status, json) => {
  const ask = () => read(ENDPOINTS.cardLists, { page_no: 1 }, 'en', { memoryOnly: true, isWhole: true });
  answering({ data: [{ slug: 'a', title: 'A', card_type: 'credit' }] });
  expect(await ask()).toMatchObject({ status: 'ok' });
  answering(json, status);
  expect(await ask()).toMatchObject({ status: 'failed' });
});

test('3 a page with a title and no valid block is a page', async () => {
  const lines = captureLog();
  answering({ data: { title: 'Title', content: [{ __component: 'blocks.new' }] } });
  expect(await readPage()).toEqual({ status: 'ok', value: { title: 'Title', content: [] } });
  expect(lines()).toEqual([
    expect.objectContaining({
      source: '/api/pages/a?locale=en',
      pointer: '/data/content/0',
      reason: 'unknown kind "blocks.new"',
    }),
  ]);
});

test.each([{}, { data: {} }, { data: { content: [] } }, [], 'text', 7, null])(
  '3 nothing to show is a failure, which is not cached: %j',
  async (json) => {
    captureLog();
    answering(json);
    for (const endpoint of [ENDPOINTS.page, ENDPOINTS.homePage, ...COMMON]) {
      const result = await read(endpoint, { slug: endpoint === ENDPOINTS.page ? 'a' : undefined }, 'en');
      expect(result).toMatchObject({ status: 'failed', error: { name: 'ContentError', messageKey: 'unknown' } });
      await expect(jest.mocked(cached).mock.lastCall?.[2]()).rejects.toMatchObject({
        failure: expect.stringMatching(/shape|empty/),
      });
    }
  },
);

test.each([[], null, undefined])('3 a page with a title and the content %j is a page without blocks', async (content) => {
  answering({ data: { title: 'Terms', content } });
  expect(await readPage('a')).toMatchObject({ status: 'ok', value: { title: 'Terms', content: [] } });
});

test('what cannot be a slug does not exist, and no request is sent', async () => {
  const paths = answering({});
  expect(await readPage('..')).toEqual({ status: 'missing' });
  expect(await read(ENDPOINTS.offersDetail, { slug: 'a/b' }, 'en')).toEqual({ status: 'missing' });
  expect(paths).toEqual([]);
});

test('the order of parameters does not matter, and reads for memory only have a key and a tag of their own', async () => {
  answering({ data: [] });
  const list = ENDPOINTS.offerCards;
  await read(list, { tab: 'a', page_no: 2 }, 'en');
  await read(list, { page_no: 2, tab: 'a', city: undefined }, 'en');
  await read(list, { page_no: 2, tab: 'a' }, 'en', { memoryOnly: true });
  const [first, second, third] = jest.mocked(cached).mock.calls.slice(-3);
  expect(first?.slice(0, 2)).toEqual(second?.slice(0, 2));
  expect(first?.[1]).not.toContain(MEMORY_ONLY_TAG);
  expect(third?.[1]).toContain(MEMORY_ONLY_TAG);
  expect(third?.[0]).not.toEqual(first?.[0]);
});

test('the value of a result, nothing for missing content, an error for a failure', async () => {
  answering({ data: null });
  expect(valueOrThrow(await readPage())).toBeUndefined();
  answering({}, 500);
  const failed = await readPage();
  expect(() => valueOrThrow(failed)).toThrow('/api/pages/a?locale=en: status 500');
});

test('7 the search asks with the parameters of the specification', async () => {
  const paths = answering({
    results: [
      { title: 'A', page_link: '/a' },
      { title: 'B', page_link: 'javascript:1' },
    ],
    total_count: 30,
  });
  const lines = captureLog();
  const query = { searchItem: 'lounge', category: 'offers', page_no: '3' };
  const { results, total_count } = (await searchResults(query, 'hi')).answer;
  const [path = ''] = paths;
  expect(Object.fromEntries(new URLSearchParams(path.split('?')[1]))).toEqual({
    site: 'rupay',
    searchItem: 'lounge',
    page_no: '3',
    page_size: '10',
    category: 'offers',
    locale: 'hi',
  });
  expect([results.map(({ title }) => title), total_count]).toEqual([['A'], 30]);
  expect(lines()).toHaveLength(1);
});

test('5 an empty search sends no request', async () => {
  const paths = answering({});
  expect((await searchResults({}, 'en')).answer.total_count).toBe(0);
  expect(paths).toEqual([]);
});

test('2.4 a category that does not exist is left out, and the search is made again', async () => {
  const paths = answering({ results: [], total_count: 0, category_counts: [{ category_name: 'All', slug: 'all', count: 0 }] });
  await searchResults({ searchItem: 'upi', category: 'ghost' }, 'en');
  const categories = paths.map((path) => new URLSearchParams(path.split('?')[1]).get('category'));
  expect([...new Set(categories)]).toEqual(['ghost', null]);
});

test('the site is ready while the content service answers with a header; it is asked once a second', async () => {
  const answersContent = createReadyCheck();
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const paths = answering({ top: { languages: [{ code: 'en' }] } });
  expect(await Promise.all([answersContent(), answersContent()])).toEqual([true, true]);
  expect(paths).toHaveLength(1);
  answering({ data: [] });
  now.mockReturnValue(999);
  expect(await answersContent()).toBe(true);
  for (const json of [{}, { data: [] }, { top: {} }, []]) {
    now.mockReturnValue(performance.now() + 1000);
    answering(json);
    expect(await answersContent()).toBe(false);
  }
});

test.each([
  [404, {}],
  [200, { data: [] }],
])('an answer %i %j of an outage that has ended before the header is asked for is not believed', async (status, json) => {
  const answers = [Response.json(json, { status }), Response.json({ data: [{ slug: 'a', title: 'A', card_type: 'credit' }] })];
  jest.mocked(contentTransport).mockImplementation(async () => answers.shift() ?? Response.error());
  const result = await read(ENDPOINTS.cardLists, { page_no: 2 }, 'en', { memoryOnly: true });
  expect(result).toMatchObject({ status: 'ok', value: { items: [{ slug: 'a' }] } });
});

test('a read that says that content is missing asks for the header after it: an outage that has just begun is seen', async () => {
  const { isReady: asksNow } = jest.requireActual<typeof import('../client/ready.ts')>('../client/ready.ts');
  const answers = [{ top: { languages: [{ code: 'en' }] } }];
  const transport = jest.mocked(contentTransport).mockClear();
  transport.mockImplementation(async () => Response.json(answers.shift() ?? { data: [] }));
  const before = asksNow();
  // Those that come while a request is under way share the one after it.
  const meanwhile = [asksNow(), asksNow()];
  expect(await Promise.all([before, ...meanwhile, asksNow()])).toEqual([true, false, false, false]);
  expect(transport).toHaveBeenCalledTimes(2);
  expect(await asksNow()).toBe(false);
});
