/**
 * `npm run bench:flood`: what junk costs the server. CPU time as a ratio to a page from the cache, because machines differ and are
 * shared, and memory and disk afterwards. Linux only: CPU time and memory come from /proc.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, root } from '../workspace.mjs';
import { usageOf } from './process-usage.ts';
import { repeatRequests, startSite } from './site.ts';

const REQUESTS = Number(process.argv[2] ?? 400);
const NAME = 'flood';

/** An address of each kind of junk; no two requests have the same. */
const KINDS: readonly [name: string, path: (index: number) => string][] = [
  ['a page from the cache', () => '/ekaa'],
  ['an address that no route has', (index) => `/a/b/${index}`],
  ['an unknown page', (index) => `/junk-${index}`],
  ['an unknown offer', (index) => `/hi/exclusive-offers/junk-${index}`],
  ['an unknown parameter', (index) => `/ekaa?junk=${index}`],
  ['an unknown tab', (index) => `/faqs?tab=junk-${index}`],
  ['a search', (index) => `/search?searchItem=junk${index}`],
  ['an unknown social image', (index) => `/service/social/en/junk-${index}/x.png`],
  ['an unknown record of the API', (index) => `/api/offers-detail?slug=junk-${index}`],
  ['an unknown path of the API', (index) => `/api/junk-${index}`],
  ['an unknown file of the framework', (index) => `/_next/static/junk-${index}.js`],
  ['a probe', (index) => `/wp-login-${index}.php`],
];

const filesBelow = (folder: string) => readdirSync(join(root, '.next/e2e', folder), { recursive: true }).length;

build();
const { origin, server } = await startSite(NAME, 3115);
const usage = () => usageOf(server.pid ?? 0);
try {
  const visit = async (path: string) => (await fetch(origin + path)).arrayBuffer();
  // Warmed up by a part of the junk that is asked for below.
  for (let index = 0; index < 20; index += 1) await Promise.all(KINDS.map(([, path]) => visit(path(-index))));
  const files = filesBelow(NAME);
  let first: number | undefined;
  console.log(`${REQUESTS} requests of each kind: CPU ÷ a page from the cache, ms of CPU, MB of memory afterwards`);
  for (const [name, path] of KINDS) {
    const before = usage().seconds;
    await repeatRequests(REQUESTS, (index) => visit(path(index)));
    const { seconds, megabytes } = usage();
    const each = (1000 * (seconds - before)) / REQUESTS;
    first ??= each;
    console.log(
      `${(each / first).toFixed(1).padStart(6)} ${each.toFixed(1).padStart(6)} ${megabytes.toFixed(0).padStart(6)}  ${name}`,
    );
  }
  console.log(`${filesBelow(NAME) - files} files more on the disk`);
} finally {
  server.kill();
}
