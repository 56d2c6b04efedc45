/** The site behind Varnish, which keeps pages until a publish purges them. */
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveHandler } from '#lib/content-service/http-server.ts';
import { createContentService } from '#lib/content-service/service.ts';
import { freePort, listen, startSite } from './support/own-site.ts';
import { isInstalled } from './support/programs.ts';
import { expect, test } from './support/test.ts';
import { startVarnish } from './support/varnish.ts';

test.skip(!isInstalled('varnishd'), 'varnishd is not installed (Debian: varnish, varnish-modules)');
test.describe.configure({ mode: 'serial' });

const SECRET = 'a-secret-for-the-edge';
const METRICS_TOKEN = 'a-token-for-the-metrics';
/** The embedded service looks at its files once a second. */
const NOTICED_MS = 1100;
const PUBLISHED_MS = 1000;
const OTHERS = ['/', '/hi', '/ekaa', '/ta/ekaa', '/exclusive-offers', '/api/pages/ekaa', '/robots.txt'];

const folder = mkdtempSync(join(tmpdir(), 'edge-'));
let content: Server;
let site: Awaited<ReturnType<typeof startSite>>;
let varnish: ReturnType<typeof startVarnish>;
let port: number;

/** Asks Varnish; the host is that of the site. */
async function visit(path: string, headers: Record<string, string> = {}) {
  const request = get({ host: '127.0.0.1', port, path, headers: { host: new URL(site.origin).host, ...headers } });
  const [response] = await once(request, 'response');
  const isHit = String(response.headers['x-varnish']).includes(' ');
  return { status: response.statusCode as number, headers: response.headers, isHit, text: await text(response) };
}

/** Tells the site what was published. @returns when it has answered, in milliseconds */
async function tell(body: object): Promise<number> {
  const answer = await fetch(`${site.origin}/service/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return performance.now();
}

/** Renders since the site has started. */
async function renders(): Promise<number> {
  const answer = await fetch(`${site.origin}/service/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const counts = (await answer.text()).matchAll(/^site_page_renders_total\{.*\} (\d+)/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

async function publish(title: string): Promise<number> {
  const blocks = [{ __component: 'blocks.description', description: { en: 'Rain and cards.' } }];
  writeFileSync(join(folder, 'pages/monsoon.json'), JSON.stringify({ slug: 'monsoon', title: { en: title }, content: blocks }));
  await sleep(NOTICED_MS);
  return tell({ event: 'entry.publish', model: 'page', entry: { slug: 'monsoon' } });
}

/** Asks until a page has a text. @returns the milliseconds since a time */
async function untilShown(path: string, shown: string, since: number): Promise<number> {
  await expect(async () => expect((await visit(path)).text).toContain(shown)).toPass({ intervals: [20] });
  return performance.now() - since;
}

test.beforeAll(async () => {
  cpSync('lib/content-service/data', folder, { recursive: true });
  content = serveHandler(createContentService({ folder, product: 'rupay' }).handle);
  port = await freePort();
  site = await startSite('edge', [
    `CONTENT_BASE_URL=${await listen(content)}`,
    `REVALIDATE_SECRET=${SECRET}`,
    `METRICS_TOKEN=${METRICS_TOKEN}`,
    'CONTENT_REVALIDATE_SECONDS=86400',
    'EDGE_TAG_HEADER=xkey',
    'EDGE_SECONDS=86400',
    `EDGE_PURGE_URLS=http://127.0.0.1:${port}`,
  ]);
  const instance = Number(new URL(site.origin).port);
  varnish = startVarnish(port, [instance, instance]);
  await expect(async () => expect((await visit('/service/health')).status).toBe(200)).toPass();
});

test.afterAll(async () => {
  site?.stop();
  content?.close();
  if (varnish?.process.exitCode === null) {
    varnish.process.kill();
    await once(varnish.process, 'exit');
  }
  if (varnish) rmSync(varnish.folder, { recursive: true });
  rmSync(folder, { recursive: true });
});

test('pages, lists and text files are kept, and what is for the edge is not shown to visitors', async () => {
  await publish('Monsoon zero');
  for (const path of ['/monsoon', ...OTHERS]) {
    // A page that was older than the process is rendered again.
    await expect(async () => expect((await visit(path)).isHit, path).toBe(true)).toPass();
    const { status, headers } = await visit(path);
    expect([path, status, headers.xkey, headers['cdn-cache-control']]).toEqual([path, 200, undefined, undefined]);
  }
  const { headers } = await fetch(`${site.origin}/monsoon`);
  expect(headers.get('cdn-cache-control')).toBe('max-age=86400, stale-if-error=86400');
  expect(headers.get('xkey')?.split(' ')).toEqual(expect.arrayContaining(['content', 'locale:en', 'header', 'page:monsoon']));
  expect((await fetch(`${site.origin}/sitemap.xml`)).headers.get('xkey')).toBe('content any');
  expect((await fetch(`${site.origin}/api/pages/ekaa`)).headers.get('xkey')).toContain('page:ekaa:en');
});

test('a publish is in the answer of Varnish within a second, and other pages stay', async () => {
  // The second purge of the last publish.
  await sleep(3000);
  for (const path of OTHERS) await expect(async () => expect((await visit(path)).isHit, path).toBe(true)).toPass();
  const before = await Promise.all(OTHERS.map(async (path) => Number((await visit(path)).headers.age)));
  for (const edition of ['one', 'two']) {
    const answered = await publish(`Monsoon ${edition}`);
    expect(await untilShown('/monsoon', `Monsoon ${edition}`, answered)).toBeLessThan(PUBLISHED_MS);
    // The old page never comes back.
    for (let visits = 0; visits < 30; visits += 1) {
      expect((await visit('/monsoon')).text).toContain(`Monsoon ${edition}`);
      await sleep(100);
    }
  }
  const pages = OTHERS.filter((path) => path !== '/robots.txt');
  for (const path of pages) {
    const { isHit, headers } = await visit(path);
    expect([path, isHit, Number(headers.age) > Number(before[OTHERS.indexOf(path)])]).toEqual([path, true, true]);
  }
});

test('a social image has the tags of its page', async () => {
  const [, address = ''] = /property="og:image" content="([^"]+)"/.exec((await visit('/monsoon')).text) ?? [];
  const image = await fetch(site.origin + new URL(address).pathname);
  expect([image.status, image.headers.get('xkey')?.split(' ').includes('page:monsoon')]).toEqual([200, true]);
});

test('visitors who chose a language and editors who preview do not get the page of others', async () => {
  const chosen = await visit('/ekaa', { cookie: 'selectedLanguageCode=hi' });
  expect([chosen.status, chosen.headers.location]).toEqual([expect.any(Number), expect.stringContaining('/hi/ekaa')]);
  expect((await visit('/ekaa')).status).toBe(200);
  expect((await visit('/ekaa', { cookie: 'selectedLanguageCode=en' })).isHit).toBe(true);
  expect((await visit('/ekaa', { cookie: '__prerender_bypass=x' })).isHit).toBe(false);
  expect((await visit('/hi/ekaa', { cookie: 'selectedLanguageCode=ta' })).status).toBe(200);
});

test('a publish of the header is in every page soon, and no visitor gets an error or waits for it', async () => {
  const file = join(folder, 'header.json');
  const old = readFileSync(file, 'utf8');
  const shown = 'Jump over the menus';
  writeFileSync(file, old.replaceAll('"Skip to content"', `"${shown}"`));
  await sleep(NOTICED_MS);
  const published = await tell({ tags: ['header'] });
  for (const path of ['/', '/ekaa', '/monsoon']) {
    const start = performance.now();
    expect((await visit(path)).status).toBe(200);
    expect(performance.now() - start).toBeLessThan(PUBLISHED_MS);
  }
  for (const path of ['/', '/ekaa', '/monsoon']) expect(await untilShown(path, shown, published)).toBeLessThan(20_000);
});

test('under load a publish of the header renders each page once', async () => {
  const pages = ['/', '/ekaa', '/exclusive-offers', '/faqs', '/lounges', '/monsoon'];
  const file = join(folder, 'header.json');
  const shown = 'Step over the menus';
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"Jump over the menus"', `"${shown}"`));
  await sleep(NOTICED_MS);
  const before = await renders();
  const seen = { statuses: new Set<number>(), visits: 0, slowest: 0 };
  let isOver = false;
  const visitor = async (first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      const start = performance.now();
      seen.statuses.add((await visit(pages[turn % pages.length] ?? '/')).status);
      seen.slowest = Math.max(seen.slowest, performance.now() - start);
      seen.visits += 1;
      await sleep(10);
    }
  };
  const visitors = Promise.all(Array.from({ length: 12 }, (_, index) => visitor(index)));
  const published = await tell({ tags: ['header'] });
  for (const path of pages) expect(await untilShown(path, shown, published)).toBeLessThan(60_000);
  // The second purge.
  await sleep(3000);
  isOver = true;
  await visitors;
  expect(seen.visits).toBeGreaterThan(100);
  expect([[...seen.statuses], (await renders()) - before]).toEqual([[200], pages.length]);
  // The old page, which Varnish asks the site for: no visitor waits until it is rendered again.
  expect(seen.slowest).toBeLessThan(2 * PUBLISHED_MS);
});

test('while the site is away every page that was seen stays, purged ones too; others are 503', async () => {
  const pages = ['/monsoon', '/', '/ekaa', '/ta/ekaa'];
  for (const path of pages) expect((await visit(path)).status).toBe(200);
  site.stop();
  const purge = await fetch(`http://127.0.0.1:${port}/`, { method: 'PURGE', headers: { 'xkey-softpurge': 'content' } });
  expect([purge.status, Number(purge.headers.get('x-purged')) > pages.length]).toEqual([200, true]);
  for (let round = 0; round < 3; round += 1) {
    for (const path of pages) expect([path, (await visit(path)).status]).toEqual([path, 200]);
    await sleep(1500);
  }
  expect((await visit('/monsoon')).text).toContain('Monsoon two');
  expect((await visit('/contact?never=seen')).status).toBe(503);
});
