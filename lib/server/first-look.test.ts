import { createServer, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { takeFirstLook, takeFirstLooks } from './first-look.ts';

/** What a running server's listener sees of a request. */
async function seenOf(path: string, headers: Record<string, string>): Promise<unknown> {
  const server = createServer((request, response) => {
    response.end(JSON.stringify({ url: request.url, forwarded: request.headers['x-forwarded-for'] ?? null }));
  });
  const { port } = await new Promise<{ port: number }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({ port: typeof address === 'object' && address !== null ? address.port : 0 });
    });
  });
  try {
    return await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).json();
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('2.6 a running server never sees an address that encodes nothing, nor whom a caller claims to be', async () => {
  takeFirstLooks();
  expect(await seenOf('/hi/%?tab=%', { 'x-forwarded-for': '6.6.6.6' })).toEqual({ url: '/hi/%25?tab=%', forwarded: null });
  expect(await seenOf('/ekaa', {})).toEqual({ url: '/ekaa', forwarded: null });
});

test('5 behind proxies of our own, what they say of the visitor stays', () => {
  const request = new IncomingMessage(new Socket());
  request.headers = { 'x-forwarded-for': '6.6.6.6, 192.0.2.7' };
  takeFirstLook(request, 1);
  expect(request.headers['x-forwarded-for']).toBe('6.6.6.6, 192.0.2.7');
  takeFirstLook(request, 0);
  expect(request.headers['x-forwarded-for']).toBeUndefined();
});
