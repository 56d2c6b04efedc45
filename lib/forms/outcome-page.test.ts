import { createServer, type RequestListener } from 'node:http';
import { outcomePage } from './outcome-page.ts';

/** Asks a running server for the page. */
async function ask(listener: RequestListener): Promise<string | undefined> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  try {
    return await outcomePage('/hi/x?card=a', ['a=1; Path=/hi/x; Max-Age=600', 'b=; Max-Age=0'], `http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('5 the page is asked for with the cookies of the state', async () => {
  const page = await ask(({ url, headers }, response) => response.end(`${url} ${headers.cookie}`));
  expect(page).toBe('/hi/x?card=a a=1');
});

test.each([302, 404, 503])('5 a page that answers %i is none', async (status) => {
  expect(await ask((_request, response) => response.writeHead(status, { location: '/' }).end('x'))).toBeUndefined();
});

test('5 a server that cannot be reached has none', async () => {
  expect(await outcomePage('/x', [], 'http://127.0.0.1:1')).toBeUndefined();
});
