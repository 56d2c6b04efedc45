import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BoundedFiles } from '#lib/platform/bounded-files.ts';
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

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Media over a content service whose answers a test decides. */
function media(answer: (path: string) => Response | Promise<Response>) {
  const parent = mkdtempSync(path.join(tmpdir(), 'media-'));
  folders.push(parent);
  const folder = path.join(parent, 'kept');
  const asked: string[] = [];
  const get = jest.fn(async (url: unknown, _init?: RequestInit) => {
    asked.push(String(url));
    return answer(String(url));
  });
  const files = new BoundedFiles({ folder, bytes: 100_000_000, onFailure: () => undefined });
  const kept = new KeptMedia({ base: BASE, files, renewMs: MINUTE_MS, get: get as unknown as typeof fetch });
  const ask = (name: string, { now = 0, ...init }: { now?: number } & RequestInit = {}) =>
    kept.respond(name.split('/'), new Request(`http://site.test/service/media/${name}`, init), now);
  const names = () => readdirSync(parent).flatMap((name) => readdirSync(path.join(parent, name)));
  return { kept, asked, ask, get, names, folder };
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
  const { kept, ask, asked } = media(() => answer());
  const textAt = async (now: number) => (await ask('a.png', { now })).text();
  /** Asks until the background has renewed the file. */
  const renewed = async (text: string, now: number) => {
    while ((await textAt(now)) !== text) await new Promise(setImmediate);
  };
  expect(await textAt(0)).toBe('one');
  answer = () => {
    throw new Error('refused');
  };
  const failing = 2 * MINUTE_MS;
  expect(await textAt(failing)).toBe('one');
  while (asked.length < 2) await new Promise(setImmediate);
  await new Promise(setImmediate);
  for (let more = 0; more < 5; more += 1) expect(await textAt(failing + 9000)).toBe('one');
  expect(asked).toHaveLength(2);
  answer = () => png('two');
  expect(await textAt(failing + 10_001)).toBe('one');
  await renewed('two', failing + 10_001);
  answer = () => png('three');
  expect(await textAt(failing + 10_002)).toBe('two');
  kept.checkAgain();
  await renewed('three', failing + 10_002);
});

test('a file that has not changed keeps its ETag when it is fetched again', async () => {
  let answer = () => png('one');
  const { kept, ask, asked } = media(() => answer());
  const etag = async () => (await ask('a.png')).headers.get('etag');
  const first = await etag();
  kept.checkAgain();
  expect(await etag()).toBe(first);
  while (asked.length < 2) await new Promise(setImmediate);
  for (let turn = 0; turn < 20; turn += 1) expect(await etag()).toBe(first);
  answer = () => png('another');
  kept.checkAgain();
  while ((await etag()) === first) await new Promise(setImmediate);
});

test('a large file is sent as it is read: a hundred clients that wait take little memory', async () => {
  const { ask } = media(() => png('x'.repeat(10_000_000)));
  await (await ask('a.png')).arrayBuffer();
  const before = process.memoryUsage().arrayBuffers;
  const waiting = await Promise.all(Array.from({ length: 100 }, () => ask('a.png')));
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
  expect((await waiting[0]?.arrayBuffer())?.byteLength).toBe(10_000_000);
  await Promise.all(waiting.slice(1).map(({ body }) => body?.cancel()));
});

test('HEAD has the headers and no body', async () => {
  const { ask } = media(() => png('one'));
  const response = await ask('a.png', { method: 'HEAD' });
  expect([response.status, response.headers.get('content-length'), response.body]).toEqual([200, '3', null]);
});

test('what the content service has deleted is deleted', async () => {
  let answer = () => png('one');
  const { ask, names } = media(() => answer());
  await ask('a.png');
  answer = () => new Response('', { status: 404 });
  await ask('a.png', { now: 2 * MINUTE_MS });
  while (names().length > 0) await new Promise(setImmediate);
  expect((await ask('a.png', { now: 2 * MINUTE_MS })).status).toBe(404);
});

test.each([
  ['a redirect', () => new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } }), 503],
  ['a page in place of a picture', () => new Response('<script>', { headers: { 'content-type': 'text/html' } }), 503],
  ['a failure', () => new Response('', { status: 500 }), 503],
  ['nothing', () => new Response('', { status: 410 }), 404],
])('%s is not served or kept', async (_what, answer, status) => {
  captureLog();
  const { ask, names } = media(answer);
  const response = await ask('a.png');
  expect([response.status, await response.text(), names()]).toEqual([status, '', []]);
});

test('a large file is not kept: browsers are sent to the content service', async () => {
  const { ask, names } = media(() => png('x'.repeat(16_000_001)));
  const response = await ask('a.png');
  expect([response.status, response.headers.get('location'), names()]).toEqual([307, `${BASE}/a.png`, []]);
});

test('an address that may not be fetched is not', async () => {
  const { ask, asked } = media(() => png('one'));
  for (const path of ['../a.png', 'a.html', 'api/users']) expect((await ask(path)).status).toBe(404);
  expect(asked).toEqual([]);
});
