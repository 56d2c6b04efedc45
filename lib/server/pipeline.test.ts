import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { settings } from '#lib/config/settings.ts';
import { captureLog } from '#lib/content/client/log-capture.test-helper.ts';
import { arePagesLight, makeLight } from '#lib/next-internals/light-page.ts';
import { currentRequest, currentRequestId, ownRequestHeaders } from '#lib/observability/request-context.ts';
import { DRAFT_COOKIE, PREVIEW_COOKIE, previewToken } from '#lib/security/preview-token.ts';
import { CONNECTIONS } from './connections.ts';
import { createPipeline, type Handler } from './pipeline.ts';
import { renderGate } from './render-gate.ts';

const SECRET = 'a-secret-for-previews';
const original = { ...settings };
let server: Server;

/** Starts a server with the pipeline before a handler in the place of Next's. @returns its port */
async function start(next: Handler): Promise<number> {
  server = createServer(CONNECTIONS, createPipeline(next));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
}

/** Sends a request. */
async function ask(port: number, path: string, { method = 'GET', headers = {} }: Asked = {}) {
  const sent = httpRequest({ port, host: '127.0.0.1', method, path, headers });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

/** A handler that answers with what it was asked. */
const echo: Handler = async (request, response) => {
  response.setHeader('x-page-version', '1');
  response.setHeader('x-middleware-rewrite', '/en/-/ekaa');
  response.end(
    JSON.stringify({ url: request.url, headers: request.headers, id: currentRequestId(), client: currentRequest()?.client }),
  );
};

afterEach(() => {
  Object.assign(settings, original);
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

test('a request of the server to itself has no client, and nobody else can send one', async () => {
  const port = await start(echo);
  const own = JSON.parse((await ask(port, '/ekaa', { headers: ownRequestHeaders() })).body);
  expect([own.client, own.headers['x-own-request']]).toEqual([undefined, undefined]);
  const forged = JSON.parse((await ask(port, '/ekaa', { headers: { 'x-own-request': 'true' } })).body);
  expect([forged.client, forged.headers['x-own-request']]).toEqual(['127.0.0.1', undefined]);
});

test('a request reaches Next in its context, with its id, the network of its client, and an address that can be decoded', async () => {
  const port = await start(echo);
  const headers = { 'x-request-id': 'request-1', 'x-forwarded-for': '6.6.6.6' };
  const answer = await ask(port, '/hi/%?tab=%', { headers });
  const seen = JSON.parse(answer.body);
  expect(seen).toMatchObject({ url: '/hi/%25?tab=%', id: 'request-1', client: '127.0.0.1' });
  expect(seen.headers).not.toHaveProperty('x-forwarded-for');
  expect(answer).toMatchObject({ status: 200, headers: { 'x-request-id': 'request-1', 'x-page-version': '1' } });
});

test('behind a proxy the client is that of x-forwarded-for, for IPv6 its network', async () => {
  Object.assign(settings, { PROXY_HOPS: 1 });
  const port = await start(echo);
  const headers = { 'x-forwarded-for': '6.6.6.6, 2001:db8:1:2:3:4:5:6' };
  expect(JSON.parse((await ask(port, '/ekaa', { headers })).body).client).toBe('2001:db8:1:2');
});

test('a response has no x-middleware-rewrite', async () => {
  expect((await ask(await start(echo), '/ekaa')).headers).not.toHaveProperty('x-middleware-rewrite');
});

test.each([
  ['GET', '/_next/nope', 404],
  ['POST', '/documents/a.pdf', 405],
  ['TRACE', '/', 405],
  ['GET', '/wp-login.php', 404],
  ['GET', '/Ekaa/', 308],
])('%s %s is answered without Next, with %d', async (method, path, status) => {
  const next = jest.fn();
  const answer = await ask(await start(next), path, { method });
  expect(answer).toMatchObject({ status, headers: { 'content-security-policy': "default-src 'none'" } });
  expect(next).not.toHaveBeenCalled();
});

test('a page has the policy; a page rendered per request has a nonce, which Next reads', async () => {
  const port = await start(echo);
  const page = await ask(port, '/ekaa', { headers: { 'content-security-policy': "script-src 'nonce-chosen'" } });
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^']+';/);
  expect(JSON.parse(page.body).headers).not.toHaveProperty('content-security-policy');
  const form = await ask(port, '/ekaa', { method: 'POST' });
  const [, nonce] = /'nonce-([^']+)'/.exec(String(form.headers['content-security-policy'])) ?? [];
  expect(JSON.parse(form.body).headers['content-security-policy']).toBe(`script-src 'nonce-${nonce}'`);
  for (const path of ['/service/film/a', '/flipbook/festive-carnival-2025/index.html'])
    expect((await ask(port, path)).headers).not.toHaveProperty('content-security-policy');
});

test('the path decides whether a response has the policy, not Sec-Fetch-Dest', async () => {
  const port = await start(echo);
  for (const destination of ['document', 'image', 'script']) {
    const hasPolicy = async (path: string) =>
      'content-security-policy' in (await ask(port, path, { headers: { 'sec-fetch-dest': destination } })).headers;
    for (const path of ['/', '/ekaa', '/art/missing.svg', '/service/missing.js'])
      expect([path, await hasPolicy(path)]).toEqual([path, true]);
    for (const path of ['/art/patterns/kolam-mark.svg', '/service/page.js'])
      expect([path, await hasPolicy(path)]).toEqual([path, false]);
  }
});

test('an absolute target of the site is taken as its path; another one is refused, whatever its scheme', async () => {
  Object.assign(settings, { SITE_ORIGIN: 'https://site.example', OTHER_HOSTS: ['old.example'] });
  const port = await start(echo);
  for (const target of ['http://site.example/hi/ekaa?tab=a', 'https://SITE.example/hi/ekaa?tab=a'])
    expect(JSON.parse((await ask(port, target)).body).url).toBe('/hi/ekaa?tab=a');
  expect(JSON.parse((await ask(port, 'http://site.example')).body).url).toBe('/');
  expect((await ask(port, 'http://site.example/wp-login.php')).status).toBe(404);
  for (const target of [
    'http://evil.example/ekaa',
    'https://site.example@evil.example/',
    'https://site.example.evil.example/',
    'ftp://site.example/ekaa',
    'javascript:alert(1)',
    'http:/ekaa',
    'http:///ekaa',
  ])
    expect([target, (await ask(port, target)).status]).toEqual([target, 400]);
});

test('an absolute target of another host of the site is redirected to the origin', async () => {
  Object.assign(settings, { SITE_ORIGIN: 'https://site.example', OTHER_HOSTS: ['old.example'] });
  const answer = await ask(await start(echo), 'http://old.example/ekaa');
  expect([answer.status, answer.headers.location]).toEqual([308, 'https://site.example/ekaa']);
});

test('a preview is no-store, noindex, and may be framed by the content service; its files are unchanged', async () => {
  Object.assign(settings, { PREVIEW_SECRET: SECRET, PREVIEW_FRAME_ORIGINS: ['https://cms.example'] });
  const port = await start(echo);
  const headers = { cookie: `${DRAFT_COOKIE}=x; ${PREVIEW_COOKIE}=${previewToken(SECRET)}` };
  const { headers: preview } = await ask(port, '/ekaa', { headers });
  expect(preview).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
  expect(preview['content-security-policy']).toMatch(/'nonce-.*frame-ancestors https:\/\/cms\.example/);
  expect((await ask(port, '/art/a.svg', { headers })).headers).not.toHaveProperty('cache-control');
  const { headers: forged } = await ask(port, '/ekaa', { headers: { cookie: `${DRAFT_COOKIE}=x` } });
  expect(forged).not.toHaveProperty('x-robots-tag');
  expect(forged['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('a browser asks again for a page that caches in front may keep and refresh; files and other lifetimes are unchanged', async () => {
  const control = 's-maxage=60, stale-while-revalidate=600';
  const port = await start(async (request, response) => {
    response.setHeader('Cache-Control', request.url === '/search' ? 'no-store' : control);
    response.end();
  });
  const controls = await Promise.all(
    ['/ekaa', '/ekaa?_rsc=1', '/search', '/art/a.svg'].map(async (path) => (await ask(port, path)).headers['cache-control']),
  );
  expect(controls).toEqual([`${control}, must-revalidate`, `${control}, must-revalidate`, 'no-store', control]);
});

test('requests over the limit get 503; earlier and later ones and the health check do not', async () => {
  Object.assign(settings, { REQUESTS_AT_ONCE: 2 });
  const release: (() => void)[] = [];
  const port = await start(async (request, response) => {
    if (request.url === '/slow') await new Promise<void>((resolve) => release.push(resolve));
    response.end();
  });
  const slow = [ask(port, '/slow'), ask(port, '/slow')];
  while (release.length < 2) await new Promise(setImmediate);
  expect(await ask(port, '/ekaa')).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
  expect(await ask(port, '/service/health')).toMatchObject({ status: 200 });
  for (const end of release) end();
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await ask(port, '/ekaa')).toMatchObject({ status: 200 });
});

test('what is rendered for its request can be given a status, a cached page cannot', async () => {
  Object.assign(settings, { PREVIEW_SECRET: SECRET });
  const port = await start(async (_request, response) => {
    currentRequest()?.setStatus?.(404);
    response.end();
  });
  const cookie = `${DRAFT_COOKIE}=x; ${PREVIEW_COOKIE}=${previewToken(SECRET)}`;
  expect((await ask(port, '/ekaa', { method: 'POST' })).status).toBe(404);
  expect((await ask(port, '/ekaa', { headers: { cookie } })).status).toBe(404);
  expect((await ask(port, '/ekaa')).status).toBe(200);
});

test('forms whose bodies do not arrive take no permit of a page', async () => {
  globalThis.valuesOfProcess?.clear();
  const closed: Promise<unknown>[] = [];
  const port = await start(async (_request, response) => void closed.push(once(response, 'close')));
  const slow = Array.from({ length: settings.RENDERS_AT_ONCE }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('POST /ekaa HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n');
    return socket;
  });
  while (closed.length < slow.length) await new Promise(setImmediate);
  expect(await renderGate().enter('/en/-/ekaa')).toBe(true);
  for (const socket of slow) socket.destroy();
  await Promise.all(closed);
  globalThis.valuesOfProcess?.clear();
});

test('forms that give themselves one id have a permit each', async () => {
  globalThis.valuesOfProcess?.clear();
  let rendered = 0;
  const responses: ServerResponse[] = [];
  const port = await start(async (_request, response) => {
    rendered += 1;
    responses.push(response);
  });
  const forms = Array.from({ length: settings.RENDERS_AT_ONCE + 1 }, () =>
    ask(port, '/ekaa', { method: 'POST', headers: { 'x-request-id': 'the-same' } }),
  );
  while (rendered < settings.RENDERS_AT_ONCE) await new Promise(setImmediate);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(rendered).toBe(settings.RENDERS_AT_ONCE);
  responses.shift()?.end();
  while (rendered < forms.length) await new Promise(setImmediate);
  for (const response of responses) response.end();
  await Promise.all(forms);
  globalThis.valuesOfProcess?.clear();
});

test('a disconnected request no longer counts, and is logged with its id', async () => {
  Object.assign(settings, { REQUESTS_AT_ONCE: 1, LOG_REQUESTS: true });
  const lines = captureLog();
  const port = await start(async (request, response) => void (request.url === '/ekaa' && response.end()));
  const sent = httpRequest({ port, host: '127.0.0.1', path: '/slow', headers: { 'x-request-id': 'request-1' } });
  sent.on('error', () => undefined);
  const seen = once(server, 'request');
  sent.end();
  const [, response] = await seen;
  sent.destroy();
  await once(response, 'close');
  expect(lines()).toMatchObject([{ event: 'request', request: 'request-1', path: '/slow', status: 499 }]);
  expect(await ask(port, '/ekaa')).toMatchObject({ status: 200 });
});

test('a failure of Next is a logged 500', async () => {
  const lines = captureLog();
  const answer = await ask(
    await start(async () => {
      throw new Error('broken');
    }),
    '/ekaa',
  );
  expect(answer).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } });
  expect(lines()).toMatchObject([{ event: 'request-failed', message: expect.stringContaining('broken') }]);
});

test('an unknown shape of HTML turns light pages off, and the policy allows inline scripts from that response on', async () => {
  globalThis.valuesOfProcess?.clear();
  const lines = captureLog();
  const port = await start(async (request, response) => {
    const value = { html: '<html><head></head><body><script>unknown()</script></body></html>' };
    if (request.url === '/ekaa') makeLight(value);
    response.end(value.html);
  });
  const scriptsOf = async (path: string) =>
    /script-src [^;]*/.exec((await ask(port, path)).headers['content-security-policy']?.toString() ?? '')?.[0];
  expect(await scriptsOf('/faqs')).toMatch(/^script-src 'self' 'sha256-\S+'$/);
  expect(await scriptsOf('/ekaa')).toBe("script-src 'self' 'unsafe-inline'");
  expect(await scriptsOf('/faqs')).toBe("script-src 'self' 'unsafe-inline'");
  expect(arePagesLight()).toBe(false);
  expect(lines()).toMatchObject([{ event: 'pages-not-light' }]);
  globalThis.valuesOfProcess?.clear();
});

test('a request for an upgrade is answered like any other', async () => {
  const answer = await ask(await start(echo), '/ekaa', { headers: { connection: 'upgrade', upgrade: 'websocket' } });
  expect(answer.status).toBe(200);
});

test('any request line is answered or closes the connection, and the server keeps running', async () => {
  const port = await start(async (_request, response) => void response.end('page'));
  const method = fc.oneof(
    fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'CONNECT', 'PRI', 'get'),
    fc.string({ maxLength: 8 }),
  );
  const part = fc.constantFrom(
    '/',
    '//',
    '..',
    '%',
    '%00',
    '%zz',
    '?',
    '#',
    '\\',
    '.rsc',
    '*',
    'http://x',
    'é',
    '_next',
    'api',
    'hi',
    'Ekaa',
  );
  const target = fc.oneof(
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 30 }),
  );
  const header = fc.constantFrom(
    '',
    'Range: bytes=9-1\r\n',
    'Expect: x\r\n',
    'Upgrade: h2c\r\nConnection: upgrade\r\n',
    'Content-Length: x\r\n',
    'Cookie: =;%\r\n',
  );
  await fc.assert(
    fc.asyncProperty(method, target, header, async (verb, given, line) => {
      const socket = connect(port, '127.0.0.1');
      socket.end(`${verb} ${given} HTTP/1.1\r\nHost: x\r\n${line}Connection: close\r\n\r\n`);
      const answer = await text(socket).catch(() => '');
      expect(answer).toMatch(/^(?:HTTP\/1\.1 (?:[2-4]\d\d|503) |$)/);
    }),
    { seed: 29, numRuns: 150 },
  );
  expect(await ask(port, '/ekaa')).toMatchObject({ status: 200, body: 'page' });
});
