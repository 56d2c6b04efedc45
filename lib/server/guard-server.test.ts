import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { guardServer } from './guard-server.ts';

let server: Server;

/** Starts a guarded server, and sends a request to it. */
async function ask(listener: RequestListener, method: string, path: string, headers: Record<string, string> = {}) {
  server = createServer(listener);
  guardServer(server);
  guardServer(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
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
  server.closeAllConnections();
  server.close();
});

test('a request that the framework cannot answer does not reach it', async () => {
  const listener = jest.fn();
  expect(await ask(listener, 'POST', '/documents/a.pdf')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  expect(listener).not.toHaveBeenCalled();
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
