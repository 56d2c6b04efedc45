import { captureLog } from '../client/log-capture.test-helper.ts';
import { contentTransport } from '../client/transport.ts';
import { revalidateSoon, sendAsDeleted, sendNoStore } from '../read/cache.ts';
import { getPage } from './page.ts';

jest.mock('../read/cache.ts', () => ({
  cached: (_key: unknown, _tags: unknown, load: () => unknown) => load(),
  revalidateSoon: jest.fn(),
  sendAsDeleted: jest.fn(),
  sendNoStore: jest.fn(),
}));
jest.mock('../client/ready.ts', () => ({ isReady: async () => true }));
jest.mock('../client/transport.ts', () => ({ CONTENT_ADDRESS: 'http://content.test', contentTransport: jest.fn() }));

beforeEach(() => jest.clearAllMocks());

/** The page of an address when the content service answers with a status. */
function pageFor(path: string, status: number, data: object = { title: 'A', content: [] }) {
  captureLog();
  jest.mocked(contentTransport).mockImplementation(async () => Response.json(status === 200 ? { data } : {}, { status }));
  return getPage('en', path.split('/'), {});
}

test.each([
  ['a-page', 404, 'missing'],
  ['a-page', 410, 'deleted'],
  ['a-page', 200, 'ok'],
  ['a-page', 500, 'failed'],
  ['exclusive-offers/an-offer', 404, 'missing'],
])('2.1 the result of /%s is that of its document: %i is %s', async (path, status, expected) => {
  expect((await pageFor(path, status)).result.status).toBe(expected);
  expect(jest.mocked(sendAsDeleted).mock.calls.length > 0).toBe(status === 410);
  // What is missing is read again soon.
  expect(jest.mocked(revalidateSoon).mock.calls.length > 0).toBe(/missing|deleted/.test(expected));
});

test('2.8 a document with neither title nor blocks is missing, and does not replace the last good page', async () => {
  expect((await pageFor('b-page', 200, { content: [] })).result).toEqual({ status: 'missing' });
  expect(sendNoStore).toHaveBeenCalled();
});

test('2.1 an address that no route has is missing, and the content service is not asked', async () => {
  jest.mocked(contentTransport).mockReset();
  expect((await getPage('en', ['a', 'b', 'c', 'd'], {})).result).toEqual({ status: 'missing' });
  expect(contentTransport).not.toHaveBeenCalled();
});
