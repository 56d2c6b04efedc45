/**
 * `npm run bench:flood`: loads one server, in a memory cgroup of 512 MiB where that is possible, in all the ways that have ended one:
 * a crawl of all pages, all pages stale at once, many connections, a publish, and unknown URLs. Beside each phase a visitor asks for
 * a page from the cache; how long that takes is compared with the same before any load, because machines differ and are shared.
 * Ends with 1 when the visitor got anything but the page, the server ended, memory or disk grew too far, or somebody waited too long.
 *   --phases crawl,stale   only these, in this order; all by default
 *   --quick                smaller counts and no bound on a time: for tests, which run beside others
 *   --memory 512 --junk 50000
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { connect, type TcpSocketConnectOpts } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build } from '#lib/cli/workspace.mjs';
import { PUBLISHED, textOfEdition } from '../soak/content.ts';
import { type Answer, Client, clientAddress, quantile } from './client.ts';
import { EditedContent, textOfHeader } from './edited-content.ts';
import { limitMemory } from './memory-limit.ts';
import { usageOf } from './process-usage.ts';
import { folderOf, pathsOfSitemap, repeatRequests, startSite } from './site.ts';
import { type Visit, whileVisited } from './visitor.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    memory: { type: 'string', default: '512' },
    junk: { type: 'string' },
    phases: { type: 'string', default: 'crawl,stale,connections,publish,junk,junk-of-one' },
  },
});
const { quick } = values;
const MEMORY = Number(values.memory);
const JUNK = Number(values.junk ?? (quick ? 330 : 50_000));
/** Junk of one client, as a part of that of many: it is refused early. */
const JUNK_OF_ONE = 0.2;
const PAGES_MAX = quick ? 40 : Number.POSITIVE_INFINITY;
const CONNECTIONS = quick ? 120 : 900;
const BASELINE_MS = quick ? 2000 : 20_000;
const CONNECTIONS_MS = quick ? 3000 : 15_000;

const NAME = 'flood';
const PORT = 3115;
const SECRET = 'the-secret-of-the-flood';
const CACHED = PUBLISHED.path;
const WARM_UP = 500;

/** The most that the 99th percentile of the visitor may be, compared with that before any load, in the phases that have a bound. */
const RATIO_MAX = 4;
const BOUNDED = new Set(['stale', 'junk', 'junk-of-one']);
/** How long it may take until a page that was published, and all pages after a publish of the header, are new, in milliseconds. */
const PAGE_MS = 1000;
const HEADER_MS = 60_000;
const GIVEN_UP_MS = 180_000;
const PUBLISHED_PAGES = quick ? 2 : 5;
const LOOK_EVERY_MS = 25;
/** What junk may add to the disk: pages of the site that are renewed meanwhile have other sizes. */
const FILES_MAX = 20;
const KIB_MAX = 256;
/** A slow reader takes so much at once, in bytes, and then so long a break, in milliseconds. */
const SLOW = { bytes: 1024, everyMs: 100 };
/** The server is idle when it uses less CPU than this part of a core, with the visitor. */
const IDLE = { part: 0.25, lookMs: 1000, mostMs: 90_000 };

/** An address of each kind of junk; no two requests have the same. */
const KINDS: readonly [name: string, path: (index: number) => string][] = [
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

// In a test the build is there, and others read it.
if (!quick) build();
const content = new EditedContent(folderOf(`${NAME}-content`));
const memory = limitMemory(NAME, MEMORY);
const site = await startSite(NAME, PORT, {
  memory,
  settings: {
    REVALIDATE_SECRET: SECRET,
    // Pages become stale when a phase publishes them, not by themselves.
    CONTENT_REVALIDATE_SECONDS: '3600',
    CONTENT_FOLDER: content.folder,
  },
});
const { origin, server } = site;
const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
const client = new Client(origin);
const violations: string[] = [];
const isAlive = () => server.exitCode === null && server.signalCode === null;

/** The most that was seen, in MiB: resident memory, and that of the group without what the kernel could take back. */
const memoryMax = { resident: 0, workingSet: 0 };
const watch = setInterval(() => {
  memoryMax.resident = Math.max(memoryMax.resident, usageOf(server.pid ?? 0).megabytes);
  memoryMax.workingSet = Math.max(memoryMax.workingSet, memory?.read().workingSet ?? 0);
}, 250);

/** Counts answers by status; 0 is none. */
class Statuses {
  private readonly counts = new Map<number, number>();

  add({ status }: Pick<Answer, 'status'>): void {
    this.counts.set(status, (this.counts.get(status) ?? 0) + 1);
  }

  /** How many were not one of these. */
  others(...expected: number[]): number {
    return [...this.counts].reduce((sum, [status, count]) => sum + (expected.includes(status) ? 0 : count), 0);
  }

  toString(): string {
    const sorted = [...this.counts].toSorted(([one], [other]) => one - other);
    return sorted.map(([status, count]) => `${count} × ${status === 0 ? 'none' : status}`).join(', ');
  }
}

async function publish(tag: string): Promise<void> {
  const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' };
  const body = JSON.stringify({ tags: [tag] });
  const { status } = await fetch(`${origin}/service/revalidate`, { method: 'POST', headers, body });
  if (status !== 200) throw new Error(`the webhook answered ${status}`);
}

/** Waits until the server has nothing left to do in the background. */
async function untilIdle(): Promise<void> {
  for (const end = Date.now() + IDLE.mostMs; Date.now() < end && isAlive(); ) {
    const before = usageOf(server.pid ?? 0).seconds;
    await sleep(IDLE.lookMs);
    if (usageOf(server.pid ?? 0).seconds - before < (IDLE.part * IDLE.lookMs) / 1000) return;
  }
}

/** Files and KiB below the folder of the site. */
function disk(): { files: number; kib: number } {
  const entries = readdirSync(join(site.folder, '.next'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name));
  const sizes = files.map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0);
  return { files: files.length, kib: sizes.reduce((sum, size) => sum + size, 0) / 1024 };
}

/** Each page of the sitemap for the first time, by clients who come back when they are refused. */
async function crawl(pages: readonly string[]): Promise<string[]> {
  const statuses = new Statuses();
  await repeatRequests(pages.length, async (number) => {
    statuses.add(await client.askUntilAnswered(pages[number - 1] ?? '', clientAddress(number)));
  });
  if (statuses.others(200) > 0) violations.push(`crawl: ${statuses}`);
  return [`${pages.length} pages: ${statuses}`];
}

/** All pages are stale, and all are asked for at once. Nobody waits for a render: each gets the page that is there. */
async function stale(pages: readonly string[]): Promise<string[]> {
  const statuses = new Statuses();
  await publish('header');
  const answers = await Promise.all(pages.map((path, index) => client.ask(path, clientAddress(index))));
  for (const answer of answers) statuses.add(answer);
  const times = answers.map(({ milliseconds }) => milliseconds);
  await untilIdle();
  if (statuses.others(200) > 0) violations.push(`stale: ${statuses}`);
  return [
    `${pages.length} at once: ${statuses}`,
    `answered after ${quantile(times, 0.5).toFixed(0)} ms (median), ${quantile(times, 1).toFixed(0)} ms at most`,
  ];
}

/** A client who reads slowly. @returns whether it got the whole page */
function readSlowly(path: string, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port: PORT, host: 'localhost', readableHighWaterMark: SLOW.bytes } as TcpSocketConnectOpts);
    let length = 0;
    let start = '';
    const timer = setInterval(() => {
      const chunk: Buffer | null = socket.read();
      length += chunk?.length ?? 0;
      if (start === '' && chunk) start = chunk.toString('latin1');
    }, SLOW.everyMs);
    // Not compressed, so that it takes seconds.
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${address}\r\nconnection: close\r\n\r\n`);
    // Without a listener of `data` the stream is read only by the timer.
    socket.on('readable', () => undefined);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(length > 0 && start.startsWith('HTTP/1.1 200'));
    });
  });
}

/** Many connections at once: half of them read pages from the cache every two seconds, half read one slowly. */
async function connections(pages: readonly string[]): Promise<string[]> {
  const statuses = new Statuses();
  const everyMs = 2000;
  const half = Math.floor(CONNECTIONS / 2);
  const pageOf = (index: number) => pages[index % pages.length] ?? CACHED;
  const end = performance.now() + CONNECTIONS_MS;
  const readers = Array.from({ length: half }, async (_, index) => {
    while (performance.now() < end) {
      statuses.add(await client.ask(pageOf(index), clientAddress(index)));
      await sleep(everyMs);
    }
  });
  const slow = Array.from({ length: half }, (_, index) => readSlowly(pageOf(index), clientAddress(index + half)));
  await Promise.all(readers);
  const whole = (await Promise.all(slow)).filter(Boolean).length;
  if (statuses.others(200, 503) > 0) violations.push(`connections: ${statuses}`);
  return [`${half} readers: ${statuses}`, `${half} slow readers: ${whole} × 200`];
}

/** Looks at a page until it has a text. @returns milliseconds, or `undefined` when it had not until the time was over */
async function untilShown(path: string, text: string): Promise<number | undefined> {
  const start = performance.now();
  while (performance.now() - start < HEADER_MS && isAlive()) {
    if ((await client.ask(path, clientAddress(0))).text().includes(text)) return performance.now() - start;
    await sleep(LOOK_EVERY_MS);
  }
  return undefined;
}

/** The header is published while visitors ask for all pages again and again; then, and before all are new, one page several times. */
async function publishUnderLoad(pages: readonly string[]): Promise<string[]> {
  const statuses = new Statuses();
  const times: number[] = [];
  const header = textOfHeader(1);
  await content.saveHeader(1);
  const start = performance.now();
  await publish('header');
  const missing = new Set(pages);
  const renewed = (async () => {
    while (missing.size > 0 && performance.now() - start < GIVEN_UP_MS && isAlive()) {
      const round = [...missing];
      await repeatRequests(round.length, async (number) => {
        const path = round[number - 1] ?? '';
        const answer = await client.ask(path, clientAddress(number));
        statuses.add(answer);
        times.push(answer.milliseconds);
        if (answer.text().includes(header)) missing.delete(path);
      });
    }
    return performance.now() - start;
  })();
  const shown: number[] = [];
  for (let turn = 1; turn <= PUBLISHED_PAGES; turn += 1) {
    await content.savePage(turn);
    await publish(PUBLISHED.tag);
    shown.push((await untilShown(PUBLISHED.path, textOfEdition(turn))) ?? Number.POSITIVE_INFINITY);
  }
  const all = await renewed;
  const latest = Math.max(...shown);
  if (statuses.others(200) > 0) violations.push(`publish: ${statuses}`);
  if (missing.size > 0) violations.push(`publish: ${missing.size} pages have the old header, such as ${[...missing][0]}`);
  if (!quick && all > HEADER_MS) violations.push(`publish: all pages have the header after ${(all / 1000).toFixed(0)} s`);
  if (quick ? latest === Number.POSITIVE_INFINITY : latest > PAGE_MS) {
    violations.push(`publish: a page was new after ${latest.toFixed(0)} ms`);
  }
  return [
    `all ${pages.length - missing.size} of ${pages.length} pages have the header after ${(all / 1000).toFixed(1)} s: ${statuses}`,
    `they waited ${quantile(times, 0.5).toFixed(0)} ms (median), ${quantile(times, 1).toFixed(0)} ms at most`,
    `one page was new after ${shown.map((time) => time.toFixed(0)).join(', ')} ms`,
  ];
}

/** Junk of all kinds in turn. @param clientOf the address from which a request comes */
async function junk(label: string, count: number, clientOf: (index: number) => string): Promise<string[]> {
  const statuses = KINDS.map(() => new Statuses());
  const before = disk();
  await repeatRequests(count, async (number) => {
    const kind = number % KINDS.length;
    const answer = await client.ask(KINDS[kind]?.[1](number) ?? '', clientOf(number));
    statuses[kind]?.add(answer);
  });
  await untilIdle();
  const after = disk();
  const [files, kib] = [after.files - before.files, after.kib - before.kib];
  if (files > FILES_MAX || kib > KIB_MAX) violations.push(`${label}: ${files} files, ${kib.toFixed(0)} KiB more on the disk`);
  for (const [index, each] of statuses.entries()) {
    // No answer, or an error of the server.
    if (each.others(200, 308, 400, 404, 405, 414, 429, 503) > 0) violations.push(`${label}: ${KINDS[index]?.[0]}: ${each}`);
  }
  return [
    ...KINDS.map(([name], index) => `${name}: ${statuses[index]}`),
    `disk: ${files} files and ${kib.toFixed(0)} KiB more than ${before.files} files and ${before.kib.toFixed(0)} KiB`,
  ];
}

const clientOfMany = (index: number) => clientAddress(index + 0x1_00_00);
const theOne = () => clientAddress(0xff_ff_fe);
const PHASES: Readonly<Record<string, (pages: readonly string[]) => Promise<string[]>>> = {
  crawl,
  stale,
  connections,
  publish: publishUnderLoad,
  junk: () => junk('junk', JUNK, clientOfMany),
  'junk-of-one': () => junk('junk-of-one', Math.round(JUNK * JUNK_OF_ONE), theOne),
};

/** The columns of the table; memory is in MiB. The peak includes file pages that the kernel can take back. */
const HEADS = ['seconds', 'requests', 'failures', 'p50 ms', 'p99 ms', '÷ idle', 'max ms', 'RSS', 'work. set', 'peak'];
const columns = (texts: readonly string[]) => texts.map((text) => text.padStart(10)).join('');
const rows = [columns(HEADS)];

/** Runs a phase beside the visitor, and adds its row to the table. @param base the visit before any load */
async function run(name: string, work: () => Promise<string[]>, base?: Visit): Promise<Visit> {
  const start = performance.now();
  let lines: string[] = [];
  const visit = await whileVisited(origin, CACHED, async () => {
    lines = await work().catch((error: unknown) => {
      violations.push(`${name}: ${error}`);
      return [];
    });
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const ratio = base ? visit.p99 / base.p99 : 1;
  if (visit.failures > 0) violations.push(`${name}: the visitor did not get the page ${visit.failures} times`);
  if (!quick && BOUNDED.has(name) && ratio > RATIO_MAX)
    violations.push(`${name}: p99 of the visitor ${ratio.toFixed(1)} of before`);
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
  return visit;
}

try {
  for (let request = 0; request < WARM_UP; request += 1) await client.ask(CACHED, clientAddress(0));
  const base = await run('idle', async () => {
    await sleep(BASELINE_MS);
    return [];
  });
  const pages = (await pathsOfSitemap(origin)).slice(0, PAGES_MAX);
  for (const name of values.phases.split(',')) {
    const phase = PHASES[name];
    if (!phase) throw new Error(`There is no phase ${name}.`);
    if (!isAlive()) break;
    await run(name, () => phase(pages), base);
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
if (memoryMax.resident >= MEMORY) violations.push(`resident memory was ${memoryMax.resident.toFixed(0)} MiB`);
for (const line of violations) console.log(`VIOLATION  ${line}`);
if (violations.length > 0) console.log(readFileSync(site.log, 'utf8').slice(-2000));
console.log(violations.length === 0 ? '\nAll bounds held.' : `\n${violations.length} violations`);
process.exit(violations.length === 0 ? 0 : 1);
