import type { Transport } from './client/transport.ts';
import { ENDPOINTS } from './contract/endpoints.ts';
import { captureLog } from './log-capture.ts';
import { readFooter, readHeader, readMessages, readPage, readScreen } from './read.ts';
import { isReady } from './ready.ts';
import { search } from './search.ts';

const readHomePage = (locale: string, transport: Transport) => readScreen(ENDPOINTS.homePage, {}, locale, transport);

const block = { __component: 'blocks.description', description: 'Text' };

function answering(json: unknown, status = 200) {
  const addresses: string[] = [];
  const transport: Transport = async ({ url }) => {
    const { pathname, search: query } = new URL(url);
    addresses.push(pathname + query);
    return Response.json(json, { status });
  };
  return { transport, addresses };
}

test.each([
  ['{data}', { data: { content: [block] } }],
  ['{data: [X]}', { data: [{ content: [block] }] }],
  ['bare {content}', { content: [block] }],
])('3 a page is read from %s', async (_name, json) => {
  const { transport, addresses } = answering(json);
  expect((await readPage('ekaa', 'hi', transport))?.content).toEqual([block]);
  expect(addresses).toEqual(['/api/pages/ekaa?locale=hi']);
});

test.each([
  ['404', { data: null, error: { status: 404 } }, 404],
  ['404 with 200', { data: null, error: { status: 404 } }, 200],
  ['an empty list', { data: [] }, 200],
])('no page for %s', async (_name, json, status) => {
  expect(await readPage('nope', 'en', answering(json, status).transport)).toBeNull();
});

test('3 a page with a title and no block that fits is a page', async () => {
  const lines = captureLog();
  const { transport } = answering({ data: { title: 'Title', content: [{ __component: 'blocks.new' }] } });
  expect(await readPage('a', 'en', transport)).toEqual({ title: 'Title', content: [] });
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
    const { transport } = answering(json);
    await expect(readPage('a', 'en', transport)).rejects.toMatchObject({
      name: 'ContentError',
      failure: 'shape',
      messageKey: 'unknown',
    });
    for (const read of [readHomePage, readHeader, readMessages, readFooter]) {
      await expect(read('en', transport)).rejects.toMatchObject({ name: 'ContentError' });
    }
  },
);

test('8 a home page that is not there is none', async () => {
  await expect(readHomePage('en', answering({ data: null }).transport)).resolves.toBeNull();
});

test('7 the search asks with the parameters of the specification', async () => {
  const { transport, addresses } = answering({
    results: [
      { title: 'A', page_link: '/a' },
      { title: 'B', page_link: 'javascript:1' },
    ],
    total_count: 2,
  });
  const lines = captureLog();
  const { results, total_count } = await search({ searchItem: ' lounge ', category: 'offers', page_no: 3 }, 'hi', transport);
  expect(addresses).toEqual(['/api/search?site=rupay&searchItem=lounge&page_no=3&page_size=10&category=offers&locale=hi']);
  expect([results.map(({ title }) => title), total_count]).toEqual([['A'], 2]);
  expect(lines()).toHaveLength(1);
});

test('5 an empty search asks nobody, a long one is cut', async () => {
  const { transport, addresses } = answering({});
  expect((await search({ searchItem: '  ' }, 'en', transport)).total_count).toBe(0);
  expect(addresses).toEqual([]);
  await search({ searchItem: '💳'.repeat(300) }, 'en', transport);
  expect(Array.from(new URLSearchParams(addresses[0]?.split('?')[1]).get('searchItem') ?? '')).toHaveLength(200);
});

test('readiness is the header’s', async () => {
  expect(await isReady(answering({}).transport)).toBe(true);
  expect(await isReady(answering({}, 500).transport)).toBe(false);
});
