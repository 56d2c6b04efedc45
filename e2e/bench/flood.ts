/**
 * `npm run bench:flood -- 5000`: what 5,000 junk addresses of each kind cost the server. It reports CPU time as a ratio to a cached
 * page, because machines differ and are shared; how long a visitor waits for a cached page meanwhile; memory and disk before the junk
 * and afterwards. Before each measure of memory the cached page is asked for as often, followed by a pause, in which the server
 * collects its garbage.
 * Ends with 1 when the visitor did not get the page. Linux only: CPU time and memory come from /proc.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, root } from '#lib/cli/workspace.mjs';
import { usageOf } from './process-usage.ts';
import { repeatRequests, startSite } from './site.ts';

const REQUESTS = Number(process.argv[2] ?? 400);
const NAME = 'flood';
const CACHED = '/ekaa';
const IDLE_MS = 30_000;

/** An address of each kind of junk; no two requests have the same. */
const KINDS: readonly [name: string, path: (index: number) => string][] = [
  ['a page from the cache', () => CACHED],
  ['an address that no route has', (index) => `/a/b/${index}`],
  ['an unknown page', (index) => `/junk-${index}`],
  ['an unknown offer', (index) => `/hi/exclusive-offers/junk-${index}`],
  ['an unknown parameter', (index) => `${CACHED}?junk=${index}`],
  ['an unknown tab', (index) => `/faqs?tab=junk-${index}`],
  ['a search', (index) => `/search?searchItem=junk${index}`],
  ['an unknown social image', (index) => `/service/social/en/junk-${index}/x.png`],
  ['an unknown record of the API', (index) => `/api/offers-detail?slug=junk-${index}`],
  ['an unknown path of the API', (index) => `/api/junk-${index}`],
  ['an unknown file of the framework', (index) => `/_next/static/junk-${index}.js`],
  ['a probe', (index) => `/wp-login-${index}.php`],
];

function megabytesBelow(folder: string): number {
  const names = readdirSync(join(root, '.next/e2e', folder), { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  return files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0) / 2 ** 20;
}

/** @returns the value that a part of the values, from 0 to 1, does not exceed */
const quantile = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? 0;

build();
const { origin, server } = await startSite(NAME, 3115);
const usage = () => usageOf(server.pid ?? 0);
let failed = 0;
try {
  const visit = async (path: string) => (await fetch(origin + path)).arrayBuffer();
  /** A visitor asks for a page from the cache, again and again, until the work is done. @returns the time of each answer in ms */
  const whileVisited = async (work: Promise<unknown>): Promise<number[]> => {
    let working = true;
    const done = work.finally(() => {
      working = false;
    });
    const times: number[] = [];
    while (working) {
      const start = performance.now();
      const { status } = await fetch(origin + CACHED).then(async (answer) => ({
        status: answer.status,
        text: await answer.text(),
      }));
      times.push(performance.now() - start);
      if (status !== 200) failed += 1;
    }
    await done;
    return times;
  };
  // Warmed up by a part of the junk that is asked for below.
  for (let index = 0; index < 20; index += 1) await Promise.all(KINDS.map(([, path]) => visit(path(-index))));
  await sleep(IDLE_MS);
  const { megabytes: memoryAtFirst } = usage();
  let memoryBefore = memoryAtFirst;
  let memoryMax = memoryAtFirst;
  const diskBefore = megabytesBelow(NAME);
  let first: number | undefined;
  console.log(`${REQUESTS} requests of each kind: CPU ÷ a page from the cache; ms of CPU; memory in MB;`);
  console.log('median and p99 in ms of the page from the cache that a visitor asked for meanwhile');
  for (const [name, path] of KINDS) {
    const before = usage().seconds;
    const times = await whileVisited(repeatRequests(REQUESTS, (index) => visit(path(index))));
    const { seconds, megabytes } = usage();
    memoryMax = Math.max(memoryMax, megabytes);
    // The visitor's own requests are subtracted, once it is known what they cost.
    const all = 1000 * (seconds - before);
    const each = first === undefined ? all / (REQUESTS + times.length) : (all - first * times.length) / REQUESTS;
    const figures = [each / (first ?? each), each, megabytes, quantile(times, 0.5), quantile(times, 0.99)];
    console.log(`${figures.map((figure, index) => figure.toFixed(index === 2 ? 0 : 1).padStart(7)).join('')}  ${name}`);
    if (first !== undefined) continue;
    first = each;
    await sleep(IDLE_MS);
    memoryBefore = usage().megabytes;
  }
  await repeatRequests(REQUESTS, () => visit(CACHED));
  await sleep(IDLE_MS);
  const memories = [memoryAtFirst, memoryBefore, memoryMax, usage().megabytes].map((memory) => memory.toFixed(0));
  console.log(`memory: ${memories[0]} MB at first, ${memories[1]} before the junk, ${memories[2]} at most, ${memories[3]} now`);
  console.log(
    `${(usage().megabytes - memoryBefore).toFixed(0)} MB of memory and ${(megabytesBelow(NAME) - diskBefore).toFixed(1)} MB on the disk more than before`,
  );
  console.log(`${failed} answers to the visitor were not the page`);
  if (failed > 0) process.exitCode = 1;
} finally {
  server.kill();
}
