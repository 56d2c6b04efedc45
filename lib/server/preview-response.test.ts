import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { preparePreview } from './preview-response.ts';

async function ask(listener: RequestListener): Promise<Response> {
  const server = createServer((request, response) => {
    preparePreview(request, response, ['https://cms.example']);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    return await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a preview is not kept and not listed, has the status in its HTML, and may be shown by the content service', async () => {
  const answer = await ask((request, response) => {
    expect(request.headers).not.toHaveProperty('accept-encoding');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', 's-maxage=300');
    response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    response.write('<html><meta name="render-status" ');
    response.write(Buffer.from('content="404"/>ü'));
    response.end('</html>');
  });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('<html><meta name="render-status" content="404"/>ü</html>');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': "default-src 'none'; frame-ancestors https://cms.example",
  });
});

test('a redirect stays one', async () => {
  const answer = await ask((_request, response) => {
    response.writeHead(308, { location: '/ekaa' });
    response.end();
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/ekaa']);
});
