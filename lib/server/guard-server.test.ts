import { once } from 'node:events';
import { createServer, request as httpRequest, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { settings } from '#lib/config/settings.ts';
import { captureLog } from '#lib/content/client/log-capture.test-helper.ts';
import { metrics } from '#lib/observability/metrics.ts';
import { contentChecks } from './content-checks.ts';
import { isEventLoopBusy } from './event-loop.ts';
import { guardServer } from './guard-server.ts';

jest.mock('./event-loop.ts', () => ({ isEventLoopBusy: jest.fn(() => false) }));

let server: Server;

/** Starts a guarded server. @returns its port */
async function start(listener: RequestListener): Promise<number> {
  server = createServer(listener);
  guardServer(server);
  guardServer(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Starts a guarded server, and sends a request to it. */
async function ask(listener: RequestListener, method: string, path: string, headers: Record<string, string> = {}) {
  const port = await start(listener);
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const sent = httpRequest({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve({ status: response.statusCode, headers: response.headers }));
    });
    sent.once('error', reject);
    sent.end();
  });
}

afterEach(() => {
  Object.assign(settings, { LOG_REQUESTS: false });
  jest.restoreAllMocks();
  jest.mocked(isEventLoopBusy).mockReturnValue(false);
  server.closeAllConnections();
  server.close();
});

test('a request that the framework cannot answer does not reach it', async () => {
  const listener = jest.fn();
  expect(await ask(listener, 'POST', '/documents/a.pdf')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  expect(listener).not.toHaveBeenCalled();
});

test.each(['/_next/static/nope.js', '/_next/static/%', '/_next/nope', '/_next/static/%2e%2e/BUILD_ID'])(
  'a path of the framework without a file does not reach it: %s',
  async (path) => {
    const listener = jest.fn();
    expect(await ask(listener, 'GET', path)).toMatchObject({ status: 404 });
    expect(listener).not.toHaveBeenCalled();
  },
);

describe('a form of a page that was unpublished meanwhile', () => {
  const listener = jest.fn((_request, response) => response.end('page'));

  beforeEach(() => {
    listener.mockClear();
    contentChecks().missingStatus = async (path, locale) => {
      if (path === '/broken') throw new Error('broken');
      return path === '/junk' && locale === 'hi' ? 404 : undefined;
    };
  });

  afterEach(() => {
    delete contentChecks().missingStatus;
  });

  test('2.6 leads to the address, which is a 404', async () => {
    expect(await ask(listener, 'POST', '//hi//junk?a=1')).toMatchObject({ status: 303, headers: { location: '/hi/junk' } });
    expect(listener).not.toHaveBeenCalled();
  });

  test.each([
    ['POST', '/junk'],
    ['POST', '/broken'],
    ['GET', '/hi/junk'],
  ])('2.6 %s %s, which is none, reaches the framework', async (method, path) => {
    expect(await ask(listener, method, path)).toMatchObject({ status: 200 });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

test('a range outside a file is answered with its size', async () => {
  const answer = await ask(jest.fn(), 'GET', '/art/patterns/kolam-mark.svg', { range: 'bytes=9999999999-' });
  expect(answer).toMatchObject({ status: 416, headers: { 'content-range': expect.stringMatching(/^bytes \*\/\d+$/) } });
});

test('a request reaches the framework once, and the answer does not repeat the internal address', async () => {
  const listener = jest.fn((_request, response) => {
    response.setHeader('x-middleware-rewrite', '/en/-/ekaa');
    response.setHeader('x-page-version', '1');
    response.end('page');
  });
  const { status, headers } = await ask(listener, 'GET', '/ekaa');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'x-page-version': '1' });
  expect(headers).not.toHaveProperty('x-middleware-rewrite');
});

/** Asks for a page, and waits until the guard has seen it. @returns the request, and how to leave */
async function visit(port: number, path: string, headers: Record<string, string> = {}) {
  const seen = once(server, 'request');
  const sent = httpRequest({ port, host: '127.0.0.1', path, headers });
  const answered = new Promise<void>((resolve) => {
    sent.on('response', (response) => response.resume().on('end', resolve)).on('error', () => resolve());
  });
  sent.end();
  const [, response] = (await seen) as [unknown, ServerResponse];
  /** Leaves before there is an answer. */
  const leave = async () => {
    const left = once(response, 'close');
    sent.destroy();
    await left;
  };
  return { answered, leave };
}

test('a visitor who leaves while waiting for a render takes no place', async () => {
  const running: ServerResponse[] = [];
  const port = await start((_request, response) => running.push(response));
  for (let place = 0; place < settings.RENDERS_AT_ONCE; place += 1) await visit(port, `/running-${place}`);
  const waiting = await visit(port, '/waiting');
  await waiting.leave();
  await Promise.all(running.map((response) => once(response.end(), 'close')));
  expect(running).toHaveLength(settings.RENDERS_AT_ONCE);
  expect((await metrics().rendersRunning.get()).values).toMatchObject([{ value: 0 }]);
});

test('while the event loop is busy, two pages are rendered at once, and what was answered before still is', async () => {
  const running: ServerResponse[] = [];
  const port = await start((request, response) => (request.url === '/answered' ? response.end() : running.push(response)));
  await (await visit(port, '/answered')).answered;
  jest.mocked(isEventLoopBusy).mockReturnValue(true);
  for (const path of ['/first', '/second', '/third']) await visit(port, path);
  await (await visit(port, '/answered')).answered;
  expect(running).toHaveLength(2);
  await Promise.all(running.splice(0, 2).map((response) => once(response.end(), 'close')));
  await new Promise(setImmediate);
  expect(running).toHaveLength(1);
  await Promise.all(running.map((response) => once(response.end(), 'close')));
});

test('a request that a visitor has left is logged with its id', async () => {
  Object.assign(settings, { LOG_REQUESTS: true });
  const lines = captureLog();
  const { leave } = await visit(await start(jest.fn()), '/ekaa', { 'x-request-id': 'request-1' });
  await leave();
  expect(lines()).toMatchObject([{ event: 'request', request: 'request-1', path: '/ekaa', status: 499 }]);
});
