import type { Server } from 'node:http';
import { proxyCall } from '#lib/content/client/api-proxy.ts';
import { captureLog } from '#lib/content/client/log-capture.test-helper.ts';
import { request } from '#lib/content/client/request.ts';
import { httpTransport } from '#lib/content/client/transport.ts';
import { validate } from '#lib/content/client/validate.ts';
import { read, valueOrThrow } from '#lib/content/read/read.ts';
import { readCall } from '#lib/contract/call.ts';
import { page } from '#lib/contract/documents.ts';
import { type DocumentEndpoint, ENDPOINTS } from '#lib/contract/endpoints.ts';
import { createFaultyService, type FaultReport } from './faulty-service.ts';

jest.mock('#lib/content/read/cache.ts', () => ({
  cached: (_key: unknown, _tags: unknown, load: () => unknown) => load(),
  revalidateSoon: async () => 0,
}));
jest.mock('#lib/content/client/transport.ts', () => {
  const { httpTransport } = jest.requireActual('#lib/content/client/transport.ts');
  return {
    httpTransport,
    CONTENT_ADDRESS: 'http://content.test',
    contentTransport: (given: Request) => {
      const { pathname, search } = new URL(given.url);
      return httpTransport(new Request(`${address}${pathname}${search}`, given));
    },
  };
});

const limits = { timeoutMs: 3000, maxBytes: 1_000_000 };
const server: Server = createFaultyService();
let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (typeof bound === 'object' && bound !== null) address = `http://127.0.0.1:${bound.port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

afterEach(async () => {
  await fetch(`${address}/__faults`, { method: 'DELETE' });
});

async function fault(path: string, kind: string, parameters: Record<string, unknown> = {}): Promise<void> {
  const answer = await fetch(`${address}/__faults`, {
    method: 'POST',
    body: JSON.stringify({ path, fault: kind, ...parameters }),
  });
  expect(answer.status).toBe(200);
}

async function report(): Promise<FaultReport> {
  return (await fetch(`${address}/__faults`)).json();
}

const get = (path: string, timeoutMs = limits.timeoutMs) =>
  request({ method: 'GET', path, locale: 'en' }, httpTransport, { address, limits: { ...limits, timeoutMs } });
const readHomePage = () => read(ENDPOINTS.homePage, {}, 'en');

test('no fault: the real answer, and the call is counted', async () => {
  expect(await get('/api/header')).toHaveProperty('top');
  expect((await report()).requests).toEqual({ '/api/header': 1 });
});

test('8 delay: a timeout', async () => {
  await fault('/api/header', 'delay', { ms: 30_000 });
  await expect(get('/api/header', 100)).rejects.toMatchObject({ messageKey: 'timeout' });
});

test.each([400, 404, 500])('8 status %d: its own row, one call', async (status) => {
  await fault('/api/header', 'status', { status });
  await expect(get('/api/header')).rejects.toMatchObject({ status, messageKey: String(status) });
  expect((await report()).requests).toEqual({ '/api/header': 1 });
});

test('7 a single failure is retried', async () => {
  await fault('/api/header', 'status', { status: 503, times: 1 });
  expect(await get('/api/header')).toHaveProperty('top');
  await fault('/api/footer', 'cut', { at: 'start', times: 1 });
  expect(await get('/api/footer')).toHaveProperty('site_information');
  expect((await report()).requests).toEqual({ '/api/header': 2, '/api/footer': 2 });
});

test.each(['start', 'body'])('8 cut at the %s: a broken connection, after two tries', async (at) => {
  await fault('/api/header', 'cut', { at });
  await expect(get('/api/header')).rejects.toMatchObject({ failure: 'connection', messageKey: 'unknown' });
  expect((await report()).requests).toEqual({ '/api/header': 2 });
});

test('8 connection refused: a broken connection', async () => {
  const call = request({ method: 'GET', path: '/api/header', locale: 'en' }, httpTransport, {
    address: 'http://127.0.0.1:1',
    limits,
  });
  await expect(call).rejects.toMatchObject({ failure: 'connection' });
});

test.each(['invalid-json', 'empty'])('8 %s: not readable', async (kind) => {
  await fault('/api/header', kind);
  await expect(get('/api/header')).rejects.toMatchObject({ failure: 'body', messageKey: 'unknown' });
});

test('8 huge: aborted at the limit', async () => {
  await fault('/api/header', 'huge', { bytes: 5_000_000 });
  await expect(get('/api/header')).rejects.toMatchObject({ failure: 'size' });
});

test('8 endless: aborted at the limit, and the response is cancelled', async () => {
  await fault('/api/header', 'endless');
  await expect(get('/api/header')).rejects.toMatchObject({ failure: 'size' });
  for (let look = 0; look < 50 && (await report()).cancelled === 0; look += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await report()).cancelled).toBe(1);
});

test('redirect: refused, and not followed', async () => {
  await fault('/api/header', 'redirect', { location: '/api/footer' });
  await expect(get('/api/header')).rejects.toMatchObject({ failure: 'redirect', status: 302 });
  expect((await report()).requests).toEqual({ '/api/header': 1 });
});

test('3 wrong shapes: some blocks are lost, the page is not', async () => {
  const lines = captureLog();
  const whole = valueOrThrow(await readHomePage());
  await fault('/api/home-page', 'wrong-shapes');
  const damaged = valueOrThrow(await readHomePage());
  expect(damaged?.content.length).toBeGreaterThan(0);
  const lost = (whole?.content.length ?? 0) - (damaged?.content.length ?? 0);
  expect(lost).toBeGreaterThan(0);
  expect(lines().length).toBeGreaterThanOrEqual(lost);
});

test('3 null everywhere: no document is left of it', async () => {
  captureLog();
  await fault('/api', 'nulls');
  const endpoints: DocumentEndpoint[] = [ENDPOINTS.homePage, ENDPOINTS.header, ENDPOINTS.messages, ENDPOINTS.footer];
  for (const endpoint of endpoints)
    expect(await read(endpoint, {}, 'en')).toMatchObject({ status: 'failed', error: { failure: 'empty' } });
  const json = Object(await get('/api/home-page'));
  expect(validate(page, json.data, 's').content).toEqual([]);
});

test('the longest path decides, and one path can be ended alone', async () => {
  await fault('/api', 'status', { status: 500 });
  await fault('/api/header', 'status', { status: 403 });
  await expect(get('/api/header')).rejects.toMatchObject({ status: 403 });
  await expect(get('/api/footer')).rejects.toMatchObject({ status: 500 });
  await fetch(`${address}/__faults?path=/api/header`, { method: 'DELETE' });
  await expect(get('/api/header')).rejects.toMatchObject({ status: 500 });
});

test('a fault that does not exist is refused', async () => {
  const answer = await fetch(`${address}/__faults`, { method: 'POST', body: JSON.stringify({ path: '/api', fault: 'smile' }) });
  expect(answer.status).toBe(400);
});

describe('the proxy at /api', () => {
  const through = async (path: string, headers: Record<string, string> = {}, timeoutMs = limits.timeoutMs) => {
    const request = new Request(`http://site.test${path}`, { headers });
    const call = await readCall(request, 'rupay');
    return call instanceof Response ? call : proxyCall(call, request, { address, limits: { ...limits, timeoutMs } });
  };

  test('an answer comes through with its tag, and 304 with it', async () => {
    const answer = await through('/api/header?locale=hi&utm_source=x');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ locale: 'hi' });
    const again = await through('/api/header?locale=hi', { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test.each([
    ['delay', { ms: 30_000 }, 504],
    ['cut', {}, 502],
    ['empty', {}, 502],
    ['endless', {}, 502],
    ['redirect', {}, 502],
    ['status', { status: 503 }, 503],
    ['status', { status: 404 }, 404],
  ])('8 %s %j becomes %d with a body of our own', async (kind, parameters, status) => {
    const lines = captureLog();
    await fault('/api/header', kind, parameters);
    const answer = await through('/api/header', {}, kind === 'delay' ? 100 : undefined);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ data: null, error: { status } });
    expect(lines()).toHaveLength(1);
  });
});
