import { captureLog } from '../client/log-capture.test-helper.ts';
import { KeptMedia } from './kept-media.ts';
import { isVersioned, mediaFile } from './media-file.ts';

const BASE = 'https://cms.test/files';
const MINUTE_MS = 60_000;

test.each([
  ['uploads/a.png', 'image/png'],
  ['uploads/A%20b.JPG', 'image/jpeg'],
  ['a.svg', 'image/svg+xml'],
  ['uploads/plan.pdf', 'application/pdf'],
])('%s is a file of the type %s', (path, type) => {
  expect(mediaFile(path.split('/'))).toEqual({ path: `/${path}`, type });
});

test.each([
  '..',
  '../a.png',
  'uploads/../a.png',
  'uploads/./a.png',
  'uploads//a.png',
  'uploads/%2e%2e/a.png',
  'uploads/%2E./a.png',
  'uploads%2fa.png',
  'uploads%5Ca.png',
  'uploads\\a.png',
  'uploads/a%00.png',
  'uploads/a%0d%0a.png',
  'uploads/a%.png',
  'uploads/a.html',
  'uploads/a.mp4',
  'uploads/a.constructor',
  'uploads/png',
  'api/users',
  `${'a'.repeat(500)}.png`,
  '',
])('%s is none that may be fetched', (path) => {
  expect(mediaFile(path.split('/'))).toBeUndefined();
});

test.each([
  ['/a_1f2e3d4c5b.png', true],
  ['/hero-0123456789abcdef-640x480.webp', true],
  ['/a.1732612345678.jpg', true],
  ['/photograph.png', false],
  ['/facade-decade.png', false],
  ['/a-2026.png', false],
])('whether the name %s has a version: %s', (path, expected) => {
  expect(isVersioned(path)).toBe(expected);
});

/** Media over a content service whose answers a test decides, on a disk in memory. */
function media(answer: (path: string) => Response | Promise<Response>) {
  const disk = new Map<string, Buffer>();
  const asked: string[] = [];
  const get = jest.fn(async (url: unknown, _init?: RequestInit) => {
    asked.push(String(url));
    return answer(String(url));
  });
  const files = {
    read: async (key: string) => disk.get(key),
    write: async (key: string, data: Buffer) => void disk.set(key, data),
    delete: async (key: string) => void disk.delete(key),
  };
  const kept = new KeptMedia({ base: BASE, files, renewMs: MINUTE_MS, get: get as unknown as typeof fetch });
  const ask = (path: string, { now = 0, headers = {} }: { now?: number; headers?: Record<string, string> } = {}) =>
    kept.respond(path.split('/'), new Request(`http://site.test/service/media/${path}`, { headers }), now);
  return { kept, asked, ask, get, disk };
}

const png = (text: string) => new Response(text, { headers: { 'content-type': 'image/png' } });

test('a picture is fetched once, without following a redirect, and served with a policy in which nothing runs', async () => {
  const { asked, ask, get } = media(() => png('one'));
  const [first, second] = await Promise.all([ask('uploads/a.png'), ask('uploads/a.png')]);
  expect([first?.status, await first?.text(), await second?.text()]).toEqual([200, 'one', 'one']);
  expect(asked).toEqual([`${BASE}/uploads/a.png`]);
  expect(get.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual' });
  expect(Object.fromEntries(first?.headers ?? [])).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=60, stale-while-revalidate=86400',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const known = await ask('uploads/a.png', { headers: { 'if-none-match': first?.headers.get('etag') ?? '' } });
  expect([known.status, await known.text()]).toEqual([304, '']);
  expect((await ask('uploads/a_1f2e3d4c5b.png')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('it outlives the content service, and is renewed in the background, or when something was published', async () => {
  captureLog();
  let answer: () => Response = () => png('one');
  const { kept, ask } = media(() => answer());
  await ask('a.png');
  answer = () => {
    throw new Error('refused');
  };
  expect(await (await ask('a.png', { now: 2 * MINUTE_MS })).text()).toBe('one');
  answer = () => png('two');
  expect(await (await ask('a.png', { now: 2 * MINUTE_MS })).text()).toBe('one');
  await new Promise(setImmediate);
  expect(await (await ask('a.png', { now: 2 * MINUTE_MS })).text()).toBe('two');
  answer = () => png('three');
  expect(await (await ask('a.png', { now: 2 * MINUTE_MS + 1 })).text()).toBe('two');
  kept.checkAgain();
  await ask('a.png', { now: 2 * MINUTE_MS + 1 });
  await new Promise(setImmediate);
  expect(await (await ask('a.png', { now: 2 * MINUTE_MS + 1 })).text()).toBe('three');
});

test('what the content service has deleted is deleted', async () => {
  let answer = () => png('one');
  const { ask, disk } = media(() => answer());
  await ask('a.png');
  answer = () => new Response('', { status: 404 });
  await ask('a.png', { now: 2 * MINUTE_MS });
  await new Promise(setImmediate);
  expect(disk.size).toBe(0);
  expect((await ask('a.png', { now: 2 * MINUTE_MS })).status).toBe(404);
});

test.each([
  ['a redirect', () => new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } }), 503],
  ['a page in place of a picture', () => new Response('<script>', { headers: { 'content-type': 'text/html' } }), 503],
  ['a failure', () => new Response('', { status: 500 }), 503],
  ['nothing', () => new Response('', { status: 410 }), 404],
])('%s is not served or kept', async (_what, answer, status) => {
  captureLog();
  const { ask, disk } = media(answer);
  const response = await ask('a.png');
  expect([response.status, await response.text(), disk.size]).toEqual([status, '', 0]);
});

test('a large file is not kept: browsers are sent to the content service', async () => {
  const { ask, disk } = media(() => png('x'.repeat(16_000_001)));
  const response = await ask('a.png');
  expect([response.status, response.headers.get('location'), disk.size]).toEqual([307, `${BASE}/a.png`, 0]);
});

test('an address that may not be fetched is not', async () => {
  const { ask, asked } = media(() => png('one'));
  for (const path of ['../a.png', 'a.html', 'api/users']) expect((await ask(path)).status).toBe(404);
  expect(asked).toEqual([]);
});
