import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { settings } from '#lib/config/settings.ts';
import { takeOwnRequest } from '#lib/observability/request-context.ts';
import { renderPages } from './render-pages.ts';

test('pages are asked for by the server itself, with half of the permits, each once while it waits', async () => {
  const asked: string[] = [];
  let running = 0;
  let most = 0;
  const server = createServer(async ({ url, headers }, response) => {
    expect(takeOwnRequest(headers)).toBe(true);
    asked.push(url ?? '');
    running += 1;
    most = Math.max(most, running);
    await sleep(20);
    running -= 1;
    if (url === '/b') response.destroy();
    else response.end('page');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await Promise.all([renderPages(['/a', '/b', '/c', '/d', '*'], origin), renderPages(['/d', '/e'], origin)]);
  expect(asked.toSorted()).toEqual(['/a', '/b', '/c', '/d', '/e']);
  expect(most).toBe(settings.RENDERS_AT_ONCE / 2);
  server.close();
});
