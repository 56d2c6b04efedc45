import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { purgeCall, TAGS_PER_CALL } from './purge-request.ts';

/** Fakes made from the documentation; neither service was called. */
const FAKES: Record<string, (request: IncomingMessage, body: string) => [number, string[]]> = {
  // https://www.fastly.com/documentation/reference/api/purging/#bulk-purge-tag: an API token, up to 256 keys, in a header or as JSON.
  fastly: ({ method, headers, url }) => {
    const keys = String(headers['surrogate-key'] ?? '').split(' ');
    if (headers['fastly-key'] !== 'token') return [401, []];
    return method === 'POST' && url === '/service/abc/purge' && keys.length <= 256 ? [200, keys] : [400, []];
  },
  // https://developers.cloudflare.com/api/resources/cache/methods/purge/: a bearer token, JSON, up to 30 tags in one call.
  cloudflare: ({ method, headers, url }, body) => {
    if (headers.authorization !== 'Bearer token') return [403, []];
    const { tags } = JSON.parse(body);
    const isRight = method === 'POST' && url === '/client/v4/zones/abc/purge_cache' && tags.length <= 30;
    return isRight && headers['content-type'] === 'application/json' ? [200, tags] : [400, []];
  },
};

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ['fastly', '/service/abc/purge'],
  ['cloudflare', '/client/v4/zones/abc/purge_cache'],
] as const)('the call for %s is what its documentation asks for', async (kind, path) => {
  let purged: string[] = [];
  server = createServer(async (request, response) => {
    const [status, tags] = FAKES[kind]?.(request, await text(request)) ?? [500, []];
    purged = tags;
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const tags = Array.from({ length: TAGS_PER_CALL }, (_, index) => `page:p${index}`);
  expect((await fetch(address, purgeCall(kind, tags, 'token'))).status).toBe(200);
  expect(purged).toEqual(tags);
  expect((await fetch(address, purgeCall(kind, tags, undefined))).ok).toBe(false);
});

test('Fastly keeps what is purged for when the site fails', () => {
  expect(purgeCall('fastly', ['page:a'], 'token').headers).toMatchObject({ 'fastly-soft-purge': '1' });
});

test('Varnish gets the tags in a header, others as JSON', () => {
  expect(purgeCall('varnish', ['page:a', 'any'], undefined)).toEqual({
    method: 'PURGE',
    headers: { 'xkey-softpurge': 'page:a any' },
  });
  expect(purgeCall('http', ['page:a'], 'token')).toEqual({
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer token' },
    body: '{"tags":["page:a"]}',
  });
});
