/**
 * `npm run bench:scale`: how many requests a second the site answers with a short p99, alone and behind nginx and Varnish with the
 * files of docs/deploy, while visitors send forms and an editor publishes. Load arrives at a rate (`arrivals.ts`). Needs
 * redis-server, nginx and varnishd. Prints a table; with
 * `--plot` the plot goes to docs/scale.svg.
 * --setups 1,2,4,nginx,varnish-one-page,varnish,header   only these, in this order
 * --pages 400   of the pages of the sitemap, those that are visited
 * --seconds 10   of each measurement: as long as from one publish to the next
 * --port 3130   and the nine after it
 * --from 100   the first rate, in requests a second
 * --header-rate 200   requests a second while the header is published
 * --plot --no-build
 */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build, root } from '#lib/cli/workspace.mjs';
import { serveHandler } from '#lib/content-service/http-server.ts';
import { createContentService } from '#lib/content-service/service.ts';
import { InstalledRedis } from '../faults/installed-redis.ts';
import { PUBLISHED, textOfEdition } from '../soak/content.ts';
import { startProxy } from '../soak/proxy.ts';
import { startVarnish } from '../support/varnish.ts';
import { arrive, highestRate, type Load } from './arrivals.ts';
import { Client, clientAddress, quantile } from './client.ts';
import { EditedContent, textOfHeader } from './edited-content.ts';
import { usageOf } from './process-usage.ts';
import { createMix, requestFor, searchPaths, UNKNOWN_PATHS } from './scale-mix.ts';
import { type Line, plot } from './scale-plot.ts';
import { folderOf, pathsOfSitemap, startSite, waitUntilOk } from './site.ts';

const { values } = parseArgs({
  options: {
    setups: { type: 'string', default: '1,2,4,nginx,varnish-one-page,varnish,header' },
    pages: { type: 'string', default: '400' },
    seconds: { type: 'string', default: '10' },
    port: { type: 'string', default: '3130' },
    'header-rate': { type: 'string', default: '200' },
    from: { type: 'string', default: '100' },
    plot: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
});
const SECONDS = Number(values.seconds);
const HEADER_RATE = Number(values['header-rate']);
const BASE = Number(values.port);
const PORT = {
  content: BASE,
  instances: [1, 2, 3, 4].map((index) => BASE + index),
  nginx: BASE + 6,
  varnish: BASE + 7,
  store: BASE + 9,
};
const SETUPS = values.setups.split(',');
const SECRET = 'the-secret-of-the-scale-bench';
const METRICS_TOKEN = 'the-token-of-the-scale-bench';
const P99_MAX = 100;
const PUBLISH_EVERY_MS = 10_000;
const FORM_EVERY_MS = 500;
const LOOK_EVERY_MS = 20;
const CONNECTIONS = 128;
/** In the order of visits. */
const PUBLISHED_PLACE = 20;

if (!values['no-build']) build();
const content = new EditedContent(folderOf('scale-content'));
const service = serveHandler(createContentService({ folder: content.folder, product: 'rupay' }).handle);
service.listen(PORT.content, '127.0.0.1');
await once(service, 'listening');
const store = new InstalledRedis();
await store.start(PORT.store);
process.on('exit', () => void store.stop());
const count = SETUPS.includes('4') ? 4 : SETUPS.some((setup) => setup !== '1') ? 2 : 1;
const sites = await Promise.all(
  PORT.instances.slice(0, count).map((port, index) =>
    startSite(`scale-${index + 1}`, port, {
      settings: {
        // One site: pages that differ by instance would be loaded again.
        SITE_ORIGIN: `http://localhost:${PORT.instances[0]}`,
        CONTENT_BASE_URL: `http://127.0.0.1:${PORT.content}`,
        REDIS_URL: `redis://127.0.0.1:${PORT.store}`,
        REVALIDATE_SECRET: SECRET,
        METRICS_TOKEN,
        CONTENT_REVALIDATE_SECONDS: '86400',
        EDGE_TAG_HEADER: 'xkey',
        EDGE_SECONDS: '86400',
        EDGE_PURGE_URLS: `http://127.0.0.1:${PORT.varnish}`,
      },
    }),
  ),
);
const [first] = sites;
if (!first) throw new Error('no instance');
const host = new URL(first.origin).host;
const behind: [number, number] = [PORT.instances[0] ?? 0, PORT.instances[1] ?? 0];
// Each phone is a client of its own, as behind a balancer.
const nginx = startProxy(PORT.nginx, behind, 'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;');
const varnish = startVarnish(PORT.varnish, behind);
process.on('exit', () => {
  nginx.kill();
  varnish.process.kill();
});
await waitUntilOk(`http://127.0.0.1:${PORT.nginx}/service/health`);
await waitUntilOk(`http://127.0.0.1:${PORT.varnish}/service/health`);

/** CPU seconds of the instances, of the edge, and the requests that the instances have had. */
async function measured(edge: number | undefined): Promise<{ site: number; edge: number; requests: number; renders: number }> {
  const texts = await Promise.all(
    sites.map(async ({ origin }) =>
      (await fetch(`${origin}/service/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text(),
    ),
  );
  const sum = (name: string) =>
    texts.reduce(
      (total, text) =>
        total +
        [...text.matchAll(new RegExp(`^${name}\\{.*\\} (\\d+)`, 'gm'))].reduce((all, [, value]) => all + Number(value), 0),
      0,
    );
  return {
    site: sites.reduce((total, { server }) => total + usageOf(server.pid ?? 0).seconds, 0),
    edge: edge === undefined ? 0 : usageOf(edge).seconds,
    requests: sum('site_requests_total'),
    renders: sum('site_page_renders_total'),
  };
}

interface Setup {
  name: string;
  ports: readonly number[];
  edge?: number | undefined;
  requests: readonly string[];
  isPublished: boolean;
}

const client = new Client(`http://127.0.0.1:${PORT.instances[0]}`);
const pages = (await pathsOfSitemap(first.origin)).filter((path) => path !== PUBLISHED.path);
const step = Math.max(1, pages.length / Number(values.pages));
// The page that is published is one of many.
const others = Array.from({ length: Number(values.pages) }, (_, index) => pages[Math.floor(index * step)] ?? '/');
const visited = ['/', ...others.slice(0, PUBLISHED_PLACE), PUBLISHED.path, ...others.slice(PUBLISHED_PLACE)];
const words = [...new Set(pages.flatMap((path) => path.split(/[/-]/).filter((word) => /^[a-z]{4,}$/.test(word))))];
const searches = searchPaths(words);
const mix = createMix([...new Set(visited)], searches);

console.log(
  `${new Set(visited).size} pages, ${searches.length} searches; load of the machine ${(await import('node:os')).loadavg()[0]?.toFixed(1)}`,
);
/** Asks for each address once. */
async function askAll(port: number, paths: readonly string[]): Promise<void> {
  const own = new Client(`http://127.0.0.1:${port}`);
  const queue = [...new Set(paths)];
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await own.askUntilAnswered(path, clientAddress(0));
  };
  await Promise.all([work(), work(), work(), work()]);
  own.close();
}
const warmStart = performance.now();
for (const port of PORT.instances.slice(0, count)) await askAll(port, visited);
console.log(`rendered and shared in ${((performance.now() - warmStart) / 1000).toFixed(0)} s`);

let edition = 0;
/** @returns the milliseconds from the answer of the webhook until every port has the text for good */
async function publish(ports: readonly number[], tags: readonly string[], path: string, text: string): Promise<number> {
  const answer = await fetch(`${first?.origin}/service/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify({ tags }),
  });
  if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
  const start = performance.now();
  const shows = async (port: number) => {
    const visitor = new Client(`http://127.0.0.1:${port}`);
    const hasText = async () => (await visitor.ask(path, clientAddress(1))).text().includes(text);
    while (!(await hasText())) await sleep(LOOK_EVERY_MS);
    const shown = performance.now() - start;
    for (let look = 0; look < 10; look += 1) {
      if (!(await hasText())) throw new Error(`${port} shows ${path} as it was`);
      await sleep(LOOK_EVERY_MS);
    }
    visitor.close();
    return shown;
  };
  return Math.max(...(await Promise.all(ports.map(shows))));
}

/** Publishes a page and sends forms until it is told to end. @returns the times until the page was new, and how to end */
function disturb({ ports, isPublished }: Setup): { times: number[]; end: () => Promise<void> } {
  const times: number[] = [];
  let isOver = false;
  const publisher = async () => {
    while (isPublished && !isOver) {
      const start = performance.now();
      edition += 1;
      await content.savePage(edition);
      times.push(await publish(ports, [PUBLISHED.tag], PUBLISHED.path, textOfEdition(edition)));
      while (!isOver && performance.now() - start < PUBLISH_EVERY_MS) await sleep(LOOK_EVERY_MS);
    }
  };
  const visitor = async () => {
    const body = JSON.stringify({
      card_slug: 'kolam-dawn',
      name: 'Asha Nair',
      email: 'asha@post.example',
      telephone: '9000000000',
      description: 'A kolam, please.',
      consent: true,
    });
    while (isPublished && !isOver) {
      await fetch(`http://127.0.0.1:${ports[0]}/api/card-design-request`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
        .then((response) => response.arrayBuffer())
        .catch(() => undefined);
      await sleep(FORM_EVERY_MS);
    }
  };
  const works = Promise.all([publisher(), visitor()]);
  return {
    times,
    end: async () => {
      isOver = true;
      await works;
    },
  };
}

const lines: Line[] = [];
const rows: string[][] = [];

async function measureSetup(setup: Setup): Promise<void> {
  const { name, ports, edge, requests } = setup;
  const points: [number, number][] = [];
  const costs = new Map<Load, { site: number; edge: number; hits: number }>();
  const disturbance = disturb(setup);
  const measure = async (perSecond: number) => {
    const before = await measured(edge);
    const load = await arrive(ports, { host, requests, perSecond, seconds: SECONDS, connections: CONNECTIONS });
    const after = await measured(edge);
    costs.set(load, {
      site: (1000 * (after.site - before.site)) / load.answered,
      edge: (1000 * (after.edge - before.edge)) / load.answered,
      hits: 1 - (after.requests - before.requests) / load.answered,
    });
    points.push([perSecond, load.p99]);
    console.log(
      `${name}: ${perSecond}/s p50 ${load.p50.toFixed(1)} p99 ${load.p99.toFixed(1)} errors ${load.errors} ${JSON.stringify(load.statuses)}`,
    );
    await sleep(1000);
    return load;
  };
  // What an edge has not seen yet.
  if (edge !== undefined) await askAll(ports[0] ?? 0, [...visited, ...searches, ...UNKNOWN_PATHS]);
  const { perSecond, load } = await highestRate({ from: Number(values.from), p99Max: P99_MAX, measure });
  await disturbance.end();
  const { site = 0, edge: edgeCost = 0, hits = 0 } = costs.get(load) ?? {};
  const { times } = disturbance;
  const ofPublish =
    times.length === 0 ? '' : `${quantile(times, 0.5).toFixed(0)}, ${Math.max(...times).toFixed(0)} (${times.length})`;
  lines.push({ name, points });
  rows.push([
    name,
    perSecond.toLocaleString('en'),
    load.p50.toFixed(1),
    load.p99.toFixed(0),
    site.toFixed(2),
    edge === undefined ? '' : edgeCost.toFixed(3),
    edge === undefined ? '' : `${(100 * hits).toFixed(1)}%`,
    ofPublish,
  ]);
}

/** A publish of the header while visitors come at a steady rate. */
async function publishHeader(): Promise<void> {
  const ports = [PORT.varnish];
  await arrive(ports, { host, requests: mix, perSecond: HEADER_RATE, seconds: SECONDS, connections: CONNECTIONS });
  const before = await measured(varnish.process.pid);
  edition += 1;
  await content.saveHeader(edition);
  const seconds = 60;
  const arriving = arrive(ports, { host, requests: mix, perSecond: HEADER_RATE, seconds, connections: CONNECTIONS });
  const start = performance.now();
  await publish(ports, ['header'], '/', textOfHeader(edition));
  const homeMs = performance.now() - start;
  const [...unique] = new Set(visited);
  const old = new Set(unique);
  const visitor = new Client(`http://127.0.0.1:${PORT.varnish}`);
  while (old.size > 0 && performance.now() - start < seconds * 1000) {
    for (const path of old)
      if ((await visitor.ask(path, clientAddress(2))).text().includes(textOfHeader(edition))) old.delete(path);
  }
  const allMs = performance.now() - start;
  visitor.close();
  const load = await arriving;
  const after = await measured(varnish.process.pid);
  console.log(
    `header: at ${HEADER_RATE}/s p50 ${load.p50.toFixed(1)} p99 ${load.p99.toFixed(1)} errors ${load.errors} ${JSON.stringify(load.statuses)}; home page new after ${homeMs.toFixed(0)} ms, ${unique.length - old.size} of ${unique.length} pages after ${(allMs / 1000).toFixed(0)} s; ${after.renders - before.renders} renders, CPU of the site ${(after.site - before.site).toFixed(0)} s`,
  );
}

const setups: Record<string, () => Promise<void>> = {
  ...Object.fromEntries(
    [1, 2, 4].map((instances) => [
      String(instances),
      () =>
        measureSetup({ name: `${instances} alone`, ports: PORT.instances.slice(0, instances), requests: mix, isPublished: true }),
    ]),
  ),
  nginx: () => measureSetup({ name: '2, nginx', ports: [PORT.nginx], edge: nginx.pid, requests: mix, isPublished: true }),
  'varnish-one-page': () =>
    measureSetup({
      name: 'Varnish, one page',
      ports: [PORT.varnish],
      edge: varnish.process.pid,
      requests: [requestFor('/')],
      isPublished: false,
    }),
  varnish: () =>
    measureSetup({ name: '2, Varnish', ports: [PORT.varnish], edge: varnish.process.pid, requests: mix, isPublished: true }),
  header: publishHeader,
};

for (const name of SETUPS) {
  const run = setups[name];
  if (!run) throw new Error(`There is no setup ${name}.`);
  await run();
}
client.close();
const HEADS = ['setup', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms', 'edge CPU ms', 'hits', 'publish ms'];
console.log([HEADS, HEADS.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n'));
if (values.plot && lines.length > 0) writeFileSync(join(root, 'docs/scale.svg'), plot(lines, P99_MAX));
process.exit(0);
