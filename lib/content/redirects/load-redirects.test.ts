import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { redirect } from '#lib/contract/records/redirect.ts';
import { captureLog } from '../client/log-capture.test-helper.ts';
import { contentTransport } from '../client/transport.ts';
import { findRedirect } from './find-redirect.ts';
import { redirectTable, reloadRedirects, startRedirects } from './load-redirects.ts';

jest.mock('../client/transport.ts', () => {
  const actual = jest.requireActual<typeof import('../client/transport.ts')>('../client/transport.ts');
  return { ...actual, contentTransport: jest.fn(actual.contentTransport) };
});

const table = (...records: [from: string, to: string, more?: object][]) =>
  redirectTable(
    records.map(([from, to, more]) => redirect.parse({ from, to, ...more })),
    'rupay',
    '2026-05-05',
  );

async function startWithRedirects() {
  jest.useFakeTimers();
  await startRedirects();
  jest.useRealTimers();
  expect(globalThis.redirectsInProcess?.table.size).toBeGreaterThan(0);
}

test('a chain of redirects is one hop, permanent only when each of them is', () => {
  const found = table(['/a', '/b', { permanent: true }], ['/b', '/c?x=1#y'], ['/d', '/Lounges/', { permanent: true }]);
  expect(found.get('/a')).toEqual({ to: '/c?x=1#y', permanent: false, until: undefined });
  expect(found.get('/d')).toEqual({ to: '/lounges', permanent: true, until: undefined });
});

test('a redirect of the site itself needs no second hop', () => {
  expect(table(['/a', '/domestic-offers?tab=x']).get('/a')?.to).toBe('/rupay-festive-carnival?tab=x');
});

test('loops are left out and logged; what leads into one is too', () => {
  const lines = captureLog();
  expect([...table(['/a', '/b'], ['/b', '/A/'], ['/c', '/a'], ['/d', '/d'], ['/e', '/f']).keys()]).toEqual(['/e']);
  expect(lines()).toHaveLength(4);
});

test('the first of two counts, and one that is over does not', () => {
  const found = table(['/a', '/b', { until: '2026-05-04' }], ['/a', '/c', { until: '2026-05-05' }], ['/a', '/d']);
  expect(found.get('/a')?.to).toBe('/c');
});

test.each([
  ['/a', 'https://elsewhere.example/'],
  ['/a', '//elsewhere.example'],
  ['/a', '/%5Celsewhere.example'],
  ['/a', 'b'],
  ['/a?b=1', '/c'],
  ['/', '/c'],
  ['https://elsewhere.example/a', '/c'],
])('a redirect stays on the site: %s to %s', (from, to) => expect(redirect.safeParse({ from, to }).success).toBe(false));

test('they are loaded from the content service, found in any letters, and loaded again when published', async () => {
  await startWithRedirects();
  expect(findRedirect('/Merchant-Offers/')).toEqual({ to: '/exclusive-offers', permanent: true, until: undefined });
  expect(findRedirect('/carnival')?.to).toBe('/rupay-festive-carnival');
  expect(findRedirect('/%zz')).toBeUndefined();
  const before = globalThis.redirectsInProcess?.table;
  await reloadRedirects(['page:ekaa', 'list:redirectsx']);
  expect(globalThis.redirectsInProcess?.table).toBe(before);
  await reloadRedirects(['list:redirects']);
  expect(globalThis.redirectsInProcess?.table).not.toBe(before);
});

test.each([
  ['the list', () => true, 'and the header'],
  ['the second page of the list', (url: URL) => url.searchParams.get('page_no') === '2', 'only'],
])('they stay while the content service says that %s is missing', async (_what, isMissing, alone) => {
  await startWithRedirects();
  const before = globalThis.redirectsInProcess?.table;
  const { contentTransport: actual } = jest.requireActual<typeof import('../client/transport.ts')>('../client/transport.ts');
  jest.mocked(contentTransport).mockImplementation(async (request) => {
    const url = new URL(request.url);
    const isRedirects = url.pathname === ENDPOINTS.redirects.path;
    if ((isRedirects || alone !== 'only') && isMissing(url)) return new Response('', { status: 404 });
    if (!isRedirects) return actual(request);
    const meta = { pagination: { page: 1, page_size: 50, page_count: 2, total: 51 } };
    return Response.json({ data: [{ from: '/only', to: '/ekaa' }], meta });
  });
  captureLog();
  await reloadRedirects(['list:redirects']);
  expect(globalThis.redirectsInProcess?.table).toBe(before);
  jest.mocked(contentTransport).mockImplementation(actual);
});

test('a content service that works and has no such list has no redirects', async () => {
  await startWithRedirects();
  const { contentTransport: actual } = jest.requireActual<typeof import('../client/transport.ts')>('../client/transport.ts');
  jest
    .mocked(contentTransport)
    .mockImplementation(async (request) =>
      new URL(request.url).pathname === ENDPOINTS.redirects.path ? new Response('', { status: 404 }) : actual(request),
    );
  await reloadRedirects(['list:redirects']);
  expect(globalThis.redirectsInProcess?.table.size).toBe(0);
  jest.mocked(contentTransport).mockImplementation(actual);
});
