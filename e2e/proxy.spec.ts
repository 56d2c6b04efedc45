import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { startProxy } from './soak/proxy.ts';
import { expect, test } from './support/test.ts';

const PORT = 3116;
/** Nothing listens there. */
const CLOSED_PORT = 9;
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

test('while an instance is away, files of scripts have the answer of the other, whether it has them or not', async ({
  baseURL,
}) => {
  const site = Number(new URL(baseURL ?? '').port);
  const ask = async (path: string) => {
    const request = get({ host: '127.0.0.1', port: PORT, path, headers: { host: 'localhost' } });
    const [response] = await once(request, 'response');
    return { status: response.statusCode, body: await text(response) };
  };
  const proxy = startProxy(PORT, [site, CLOSED_PORT]);
  try {
    await expect.poll(async () => (await ask('/ekaa').catch(() => undefined))?.status).toBe(200);
    const { body } = await ask('/ekaa');
    const [script = ''] = /\/_next\/static\/[\w./~-]+\.js/.exec(body) ?? [];
    for (let request = 0; request < 4; request += 1) {
      expect((await ask(script)).status).toBe(200);
      expect((await ask(`/_next/static/of-another-release-${request}.js`)).status).toBe(404);
    }
  } finally {
    proxy.kill();
    await once(proxy, 'exit');
  }
});
