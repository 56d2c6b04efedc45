import { once } from 'node:events';
import { createServer } from 'node:net';
import { isPortFree } from './is-port-free.ts';

test('a port is free unless something listens on it', async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await isPortFree(port)).toBe(false);
  server.close();
  await once(server, 'close');
  expect(await isPortFree(port)).toBe(true);
});
