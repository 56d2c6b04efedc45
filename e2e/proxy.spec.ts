import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { startProxy } from './soak/proxy.ts';
import { expect, test } from './support/test.ts';

const PORT = 3116;
const REQUESTS = 3000;
/** Loopback addresses stand for clients; only Linux has all of them. */
const FLOODING = '127.0.0.2';
const VISITOR = '127.0.0.3';

test.skip(process.platform !== 'linux' || spawnSync('nginx', ['-v']).error !== undefined, 'nginx is not installed');

test('the configuration of nginx refuses what one client asks too often, and answers others', async ({ baseURL }) => {
  const site = Number(new URL(baseURL ?? '').port);
  const agent = new Agent({ keepAlive: true, maxSockets: 300 });
  const ask = async (localAddress: string): Promise<number> => {
    const request = get({ host: '127.0.0.1', port: PORT, path: '/ekaa', headers: { host: 'localhost' }, localAddress, agent });
    const [response] = await once(request, 'response');
    await text(response);
    return response.statusCode;
  };
  const proxy = startProxy(PORT, [site, site]);
  try {
    await expect.poll(() => ask(VISITOR).catch(() => 0)).toBe(200);
    const flood = Promise.all(Array.from({ length: REQUESTS }, () => ask(FLOODING)));
    const visits = [];
    for (let visit = 0; visit < 20; visit += 1) visits.push(await ask(VISITOR));
    const statuses = await flood;
    expect(visits.filter((status) => status !== 200)).toEqual([]);
    expect([...new Set(statuses)].toSorted()).toEqual([200, 429]);
  } finally {
    agent.destroy();
    proxy.kill();
    await once(proxy, 'exit');
  }
});
