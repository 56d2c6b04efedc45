/**
 * `npm run bench:flood`: loads a server in a memory cgroup of 512 MiB, where possible: a crawl of all pages, all pages stale at once,
 * many connections, a publish, and unknown URLs. In each phase a visitor requests a cached page; the latencies are compared with those
 * before any load, because machines differ. Exits with 1 when the visitor got anything else, the server ended, or a limit was exceeded.
 * --phases crawl,stale   only these, in this order
 * --quick                smaller counts and no time limits: for tests, which run beside others
 * --memory 512 --junk 50000
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build } from '#lib/cli/workspace.mjs';
import { PUBLISHED } from '../soak/content.ts';
import { Client, clientAddress } from './client.ts';
import { EditedContent } from './edited-content.ts';
import { PHASES, SECRET } from './flood-phases.ts';
import { limitMemory } from './memory-limit.ts';
import { usageOf } from './process-usage.ts';
import { folderOf, pathsOfSitemap, startSite } from './site.ts';
import { type Visit, whileVisited } from './visitor.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    memory: { type: 'string', default: '512' },
    junk: { type: 'string' },
    phases: { type: 'string', default: Object.keys(PHASES).join() },
  },
});
const { quick } = values;
const MEMORY = Number(values.memory);
const PAGES_MAX = quick ? 40 : Number.POSITIVE_INFINITY;
const BASELINE_MS = quick ? 2000 : 20_000;
const counts = {
  junk: Number(values.junk ?? (quick ? 330 : 50_000)),
  connections: quick ? 120 : 900,
  connectionsMs: quick ? 3000 : 15_000,
  publishes: quick ? 2 : 5,
};

const NAME = 'flood';
const PORT = 3115;
const CACHED = PUBLISHED.path;
const WARM_UP = 500;

/** The most that p99 may be, as a multiple of that of another phase. All pages at once need the time of as many answers, stale or not. */
const RATIO_MAX = 4;
const COMPARED: Readonly<Record<string, string>> = { stale: 'fresh', junk: 'idle', 'junk-of-one': 'idle' };
// In tests the build exists, and others read it.
if (!quick) build();
const content = new EditedContent(folderOf(`${NAME}-content`));
const memory = limitMemory(NAME, MEMORY);
const site = await startSite(NAME, PORT, {
  memory,
  settings: {
    REVALIDATE_SECRET: SECRET,
    // Pages become stale when a phase publishes them.
    CONTENT_REVALIDATE_SECONDS: '3600',
    CONTENT_FOLDER: content.folder,
  },
});
const { origin, server } = site;
const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
const client = new Client(origin);
const violations: string[] = [];
const isAlive = () => server.exitCode === null && server.signalCode === null;

/** The maximum in MiB of resident memory, and of the memory of the group without reclaimable pages. */
const memoryMax = { resident: 0, workingSet: 0 };
const watch = setInterval(() => {
  memoryMax.resident = Math.max(memoryMax.resident, usageOf(server.pid ?? 0).megabytes);
  memoryMax.workingSet = Math.max(memoryMax.workingSet, memory?.read().workingSet ?? 0);
}, 250);

/** Memory in MiB; the peak includes reclaimable file pages. */
const HEADS = ['seconds', 'requests', 'failures', 'p50 ms', 'p99 ms', '÷ idle', 'max ms', 'RSS', 'work. set', 'peak'];
const columns = (texts: readonly string[]) => texts.map((text) => text.padStart(10)).join('');
const rows = [columns(HEADS)];

const visits = new Map<string, Visit>();

/** Runs a phase beside the visitor, and adds a row to the table. */
async function run(name: string, work: () => Promise<string[]>): Promise<void> {
  const start = performance.now();
  let lines: string[] = [];
  const visit = await whileVisited(origin, CACHED, async () => {
    lines = await work().catch((error: unknown) => {
      violations.push(`${name}: ${error}`);
      return [];
    });
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  visits.set(name, visit);
  const ratio = visit.p99 / (visits.get('idle') ?? visit).p99;
  const other = visits.get(COMPARED[name] ?? '');
  if (visit.failures > 0) violations.push(`${name}: the visitor did not get the page ${visit.failures} times`);
  if (!quick && other && visit.p99 > RATIO_MAX * other.p99)
    violations.push(`${name}: p99 of the visitor ${(visit.p99 / other.p99).toFixed(1)} of ${COMPARED[name]}`);
  if (!isAlive()) violations.push(`${name}: the server ended with ${server.signalCode ?? server.exitCode}`);
  const group = memory?.read();
  const figures = [
    seconds,
    ...[visit.requests, visit.failures].map(String),
    ...[visit.median, visit.p99, ratio, visit.longest].map((figure) => figure.toFixed(1)),
    ...[memoryMax.resident, memoryMax.workingSet, group?.peak ?? 0].map((figure) => figure.toFixed(0)),
  ];
  const row = `${columns(figures)}  ${name}`;
  rows.push(row);
  console.log([`\n${name}`, ...lines.map((line) => `  ${line}`), columns(HEADS), row].join('\n'));
}

try {
  for (let request = 0; request < WARM_UP; request += 1) await client.ask(CACHED, clientAddress(0));
  await run('idle', async () => {
    await sleep(BASELINE_MS);
    return [];
  });
  const pages = (await pathsOfSitemap(origin)).slice(0, PAGES_MAX);
  for (const name of values.phases.split(',')) {
    const phase = PHASES[name];
    if (!phase) throw new Error(`There is no phase ${name}.`);
    if (!isAlive()) break;
    const violate = (text: string) => violations.push(`${name}: ${text}`);
    await run(name, () => phase({ site, origin, client, content, pages, counts, isTimed: !quick, isAlive, violate }));
  }
  console.log(`\nThe visitor of ${CACHED}, and memory at most until then\n${rows.join('\n')}`);
} finally {
  clearInterval(watch);
  client.close();
  server.kill('SIGKILL');
  await exited;
  const kills = memory?.read().kills ?? 0;
  if (kills > 0) violations.push(`${kills} processes were killed for want of memory`);
  memory?.remove();
}
// A group counts what is charged to it; resident memory also counts the program, which others have mapped.
const used = memory ? memoryMax.workingSet : memoryMax.resident;
if (used >= MEMORY) violations.push(`memory was ${used.toFixed(0)} MiB`);
for (const line of violations) console.log(`VIOLATION  ${line}`);
if (violations.length > 0) console.log(readFileSync(site.log, 'utf8').slice(-2000));
console.log(violations.length === 0 ? '\nAll bounds held.' : `\n${violations.length} violations`);
process.exit(violations.length === 0 ? 0 : 1);
