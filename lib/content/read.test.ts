import { ENDPOINTS } from './contract/endpoints.ts';
import type { Driver } from './driver.ts';
import { captureLog } from './log-capture.ts';
import { readFooter, readHeader, readMessages, readPage, readScreen } from './read.ts';
import { isReady } from './ready.ts';
import { search } from './search.ts';

const readHomePage = (locale: string, driver: Driver) => readScreen(ENDPOINTS.homePage, {}, locale, driver);

const block = { __component: 'blocks.description', description: 'Text' };

function answering(json: unknown, status = 200) {
  const addresses: string[] = [];
  const driver: Driver = async ({ url }) => {
    const { pathname, search: query } = new URL(url);
    addresses.push(pathname + query);
    return Response.json(json, { status });
  };
  return { driver, addresses };
}

test.each([
  ['{data}', { data: { content: [block] } }],
  ['{data: [X]}', { data: [{ content: [block] }] }],
  ['bare {content}', { content: [block] }],
])('3 a page is read from %s', async (_name, json) => {
  const { driver, addresses } = answering(json);
  expect((await readPage('ekaa', 'hi', driver))?.content).toEqual([block]);
  expect(addresses).toEqual(['/api/pages/ekaa?locale=hi']);
});

test.each([
  ['404', { data: null, error: { status: 404 } }, 404],
  ['404 with 200', { data: null, error: { status: 404 } }, 200],
  ['an empty list', { data: [] }, 200],
])('no page for %s', async (_name, json, status) => {
  expect(await readPage('nope', 'en', answering(json, status).driver)).toBeNull();
});

test('3 a page with a title and no block that fits is a page', async () => {
  const lines = captureLog();
  const { driver } = answering({ data: { title: 'Title', content: [{ __component: 'blocks.new' }] } });
  expect(await readPage('a', 'en', driver)).toEqual({ title: 'Title', content: [] });
  expect(lines()).toEqual([
    expect.objectContaining({
      source: '/api/pages/a?locale=en',
      pointer: '/data/content/0',
      reason: 'unknown kind "blocks.new"',
    }),
  ]);
});

test.each([{}, { data: {} }, { data: { content: [] } }, [], 'text', 7, null])(
  '3 nothing to show is a failure: %j',
  async (json) => {
    captureLog();
    const { driver } = answering(json);
    await expect(readPage('a', 'en', driver)).rejects.toMatchObject({
      name: 'ContentError',
      failure: 'shape',
      messageKey: 'unknown',
    });
    for (const read of [readHomePage, readHeader, readMessages, readFooter]) {
      await expect(read('en', driver)).rejects.toMatchObject({ name: 'ContentError' });
    }
  },
);

test('8 a home page that is not there is none', async () => {
  await expect(readHomePage('en', answering({ data: null }).driver)).resolves.toBeNull();
});

test('7 the search asks with the parameters of the specification', async () => {
  const { driver, addresses } = answering({
    results: [
      { title: 'A', page_link: '/a' },
      { title: 'B', page_link: 'javascript:1' },
    ],
    total_count: 2,
  });
  const lines = captureLog();
  const { results, total_count } = await search({ searchItem: ' lounge ', category: 'offers', page_no: 3 }, 'hi', driver);
  expect(addresses).toEqual(['/api/search?site=rupay&searchItem=lounge&page_no=3&page_size=10&category=offers&locale=hi']);
  expect([results.map(({ title }) => title), total_count]).toEqual([['A'], 2]);
  expect(lines()).toHaveLength(1);
});

test('5 an empty search asks nobody, a long one is cut', async () => {
  const { driver, addresses } = answering({});
  expect((await search({ searchItem: '  ' }, 'en', driver)).total_count).toBe(0);
  expect(addresses).toEqual([]);
  await search({ searchItem: '💳'.repeat(300) }, 'en', driver);
  expect(Array.from(new URLSearchParams(addresses[0]?.split('?')[1]).get('searchItem') ?? '')).toHaveLength(200);
});

test('readiness is the header’s', async () => {
  expect(await isReady(answering({}).driver)).toBe(true);
  expect(await isReady(answering({}, 500).driver)).toBe(false);
});
