/** The phases of the flood. Each returns lines for the report, and reports violations. */
import { readdirSync, statSync } from 'node:fs';
import { connect, type TcpSocketConnectOpts } from 'node:net';
import { join } from 'node:path';
import type { DuplexOptions } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { PUBLISHED, textOfEdition } from '../soak/content.ts';
import { type Answer, type Client, clientAddress, quantile } from './client.ts';
import { type EditedContent, textOfHeader } from './edited-content.ts';
import { usageOf } from './process-usage.ts';
import { repeatRequests, type Site } from './site.ts';

export const SECRET = 'the-secret-of-the-flood';

export interface Flood {
  site: Site;
  origin: string;
  client: Client;
  content: EditedContent;
  pages: readonly string[];
  counts: { junk: number; connections: number; connectionsMs: number; publishes: number };
  /** Whether time limits apply. */
  isTimed: boolean;
  isAlive: () => boolean;
  violate: (text: string) => void;
}

/** Different pages that are requested at once. */
const AT_ONCE = 648;
/** The most until a published page is new, and each of all pages after a publish of the header: 648 in a minute. In milliseconds. */
const PAGE_MS = 1000;
const HEADER_MS_EACH = 60_000 / 648;
/** How long a new page is waited for. */
const SHOWN_MS = 60_000;
const GIVEN_UP_MS = 300_000;
const LOOK_EVERY_MS = 25;
/** Files that unknown URLs may add to the disk. */
const FILES_MAX = 20;
const KIB_MAX = 256;
/** A slow reader: bytes per read, and the pause after it in milliseconds. */
const SLOW = { bytes: 1024, everyMs: 100 };
/** Between two requests of a keep-alive connection, in milliseconds. */
const READ_EVERY_MS = 2000;
/** The server is idle when it uses less CPU than this part of a core, with the visitor. */
const IDLE = { part: 0.25, lookMs: 1000, mostMs: 90_000 };

/** Requests of one client, as a part of those of many: they are refused early. */
const JUNK_OF_ONE = 0.2;

/** Unknown URLs by kind; no two requests have the same one. */
const KINDS: readonly [name: string, path: (index: number) => string][] = [
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

/** Counts responses by status; 0 for none. */
class Statuses {
  private readonly counts = new Map<number, number>();

  add({ status }: Pick<Answer, 'status'>): void {
    this.counts.set(status, (this.counts.get(status) ?? 0) + 1);
  }

  /** Responses with another status. */
  others(...expected: number[]): number {
    return [...this.counts].reduce((sum, [status, count]) => sum + (expected.includes(status) ? 0 : count), 0);
  }

  toString(): string {
    const sorted = [...this.counts].toSorted(([one], [other]) => one - other);
    return sorted.map(([status, count]) => `${count} × ${status === 0 ? 'none' : status}`).join(', ');
  }
}

async function publish({ origin }: Flood, tag: string): Promise<void> {
  const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' };
  const body = JSON.stringify({ tags: [tag] });
  const { status } = await fetch(`${origin}/service/revalidate`, { method: 'POST', headers, body });
  if (status !== 200) throw new Error(`the webhook answered ${status}`);
}

/** Waits until the server has no background work. */
async function untilIdle({ site, isAlive }: Flood): Promise<void> {
  for (const end = Date.now() + IDLE.mostMs; Date.now() < end && isAlive(); ) {
    const before = usageOf(site.server.pid ?? 0).seconds;
    await sleep(IDLE.lookMs);
    if (usageOf(site.server.pid ?? 0).seconds - before < (IDLE.part * IDLE.lookMs) / 1000) return;
  }
}

function disk(folder: string): { files: number; kib: number } {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name));
  const sizes = files.map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0);
  return { files: files.length, kib: sizes.reduce((sum, size) => sum + size, 0) / 1024 };
}

/** Requests each page of the sitemap for the first time; refused clients retry. */
async function crawl({ client, pages, violate }: Flood): Promise<string[]> {
  const statuses = new Statuses();
  await repeatRequests(pages.length, async (number) => {
    statuses.add(await client.askUntilAnswered(pages[number - 1] ?? '', clientAddress(number)));
  });
  if (statuses.others(200) > 0) violate(`${statuses}`);
  return [`${pages.length} pages: ${statuses}`];
}

/** Requests many different pages at once. */
async function allAtOnce(flood: Flood): Promise<string[]> {
  const { client, violate } = flood;
  const count = Math.min(AT_ONCE, flood.pages.length);
  const pages = Array.from({ length: count }, (_, index) => flood.pages[Math.floor((index * flood.pages.length) / count)] ?? '/');
  const statuses = new Statuses();
  const answers = await Promise.all(pages.map((path, index) => client.ask(path, clientAddress(index))));
  for (const answer of answers) statuses.add(answer);
  const times = answers.map(({ milliseconds }) => milliseconds);
  await untilIdle(flood);
  if (statuses.others(200) > 0) violate(`${statuses}`);
  return [
    `${pages.length} at once: ${statuses}`,
    `answered after ${quantile(times, 0.5).toFixed(0)} ms (median), ${quantile(times, 1).toFixed(0)} ms at most`,
  ];
}

/** All pages at once while all are stale: nobody waits for a render. */
async function stale(flood: Flood): Promise<string[]> {
  // As after CONTENT_REVALIDATE_SECONDS, reads are stale, too.
  await publish(flood, 'content');
  return allAtOnce(flood);
}

/** @returns whether the whole page was received */
function readSlowly(origin: string, path: string, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const options: TcpSocketConnectOpts & DuplexOptions = {
      port: Number(port),
      host: hostname,
      readableHighWaterMark: SLOW.bytes,
    };
    const socket = connect(options);
    let length = 0;
    let start = '';
    const timer = setInterval(() => {
      const chunk: Buffer | null = socket.read();
      length += chunk?.length ?? 0;
      if (start === '' && chunk) start = chunk.toString('latin1');
    }, SLOW.everyMs);
    // Uncompressed, so that it takes seconds.
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${address}\r\nconnection: close\r\n\r\n`);
    // Without a `data` listener only the timer reads.
    socket.on('readable', () => undefined);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(length > 0 && start.startsWith('HTTP/1.1 200'));
    });
  });
}

/** Half of many connections request cached pages every two seconds, half read a page slowly. */
async function connections({ client, origin, pages, counts, violate }: Flood): Promise<string[]> {
  const statuses = new Statuses();
  const half = Math.floor(counts.connections / 2);
  const pageOf = (index: number) => pages[index % pages.length] ?? '/';
  const end = performance.now() + counts.connectionsMs;
  const readers = Array.from({ length: half }, async (_, index) => {
    while (performance.now() < end) {
      statuses.add(await client.ask(pageOf(index), clientAddress(index)));
      await sleep(READ_EVERY_MS);
    }
  });
  const slow = Array.from({ length: half }, (_, index) => readSlowly(origin, pageOf(index), clientAddress(index + half)));
  await Promise.all(readers);
  const whole = (await Promise.all(slow)).filter(Boolean).length;
  if (statuses.others(200, 503) > 0) violate(`${statuses}`);
  return [`${half} readers: ${statuses}`, `${half} slow readers: ${whole} × 200`];
}

/** Requests a page until it has a text. @returns milliseconds, or `undefined` after the time limit */
async function untilShown({ client, isAlive }: Flood, path: string, text: string): Promise<number | undefined> {
  const start = performance.now();
  while (performance.now() - start < SHOWN_MS && isAlive()) {
    if ((await client.ask(path, clientAddress(0))).text().includes(text)) return performance.now() - start;
    await sleep(LOOK_EVERY_MS);
  }
  return undefined;
}

/** Publishes the header while visitors request all pages again and again, and then a page before all are new. */
async function publishUnderLoad(flood: Flood): Promise<string[]> {
  const { client, content, pages, counts, isAlive, isTimed, violate } = flood;
  const statuses = new Statuses();
  const times: number[] = [];
  const header = textOfHeader(1);
  await content.saveHeader(1);
  const start = performance.now();
  await publish(flood, 'header');
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
  for (let turn = 1; turn <= counts.publishes; turn += 1) {
    await content.savePage(turn);
    await publish(flood, PUBLISHED.tag);
    shown.push((await untilShown(flood, PUBLISHED.path, textOfEdition(turn))) ?? Number.POSITIVE_INFINITY);
  }
  const all = await renewed;
  const latest = Math.max(...shown);
  if (statuses.others(200) > 0) violate(`${statuses}`);
  if (missing.size > 0) violate(`${missing.size} pages have the old header, such as ${[...missing][0]}`);
  if (isTimed && all > HEADER_MS_EACH * pages.length) violate(`all pages have the header after ${(all / 1000).toFixed(0)} s`);
  if (isTimed ? latest > PAGE_MS : latest === Number.POSITIVE_INFINITY) {
    violate(`a page was new after ${latest.toFixed(0)} ms`);
  }
  return [
    `all ${pages.length - missing.size} of ${pages.length} pages have the header after ${(all / 1000).toFixed(1)} s: ${statuses}`,
    `they waited ${quantile(times, 0.5).toFixed(0)} ms (median), ${quantile(times, 1).toFixed(0)} ms at most`,
    `one page was new after ${shown.map((time) => time.toFixed(0)).join(', ')} ms`,
  ];
}

/** Requests unknown URLs of all kinds in turn. @param clientOf the address of the client */
async function junk(flood: Flood, count: number, clientOf: (index: number) => string): Promise<string[]> {
  const { client, site, violate } = flood;
  const statuses = KINDS.map(() => new Statuses());
  // The first of a kind may add to memory and disk.
  for (const [, path] of KINDS) await client.ask(path(0), clientOf(0));
  const before = disk(site.folder);
  await repeatRequests(count, async (number) => {
    const kind = number % KINDS.length;
    const answer = await client.ask(KINDS[kind]?.[1](number) ?? '', clientOf(number));
    statuses[kind]?.add(answer);
  });
  await untilIdle(flood);
  const after = disk(site.folder);
  const [files, kib] = [after.files - before.files, after.kib - before.kib];
  if (files > FILES_MAX || kib > KIB_MAX) violate(`${files} files, ${kib.toFixed(0)} KiB more on the disk`);
  for (const [index, each] of statuses.entries()) {
    // No response, or a 5xx status.
    if (each.others(200, 308, 400, 404, 405, 414, 429, 503) > 0) violate(`${KINDS[index]?.[0]}: ${each}`);
  }
  return [
    ...KINDS.map(([name], index) => `${name}: ${statuses[index]}`),
    `disk: ${files} files and ${kib.toFixed(0)} KiB more than ${before.files} files and ${before.kib.toFixed(0)} KiB`,
  ];
}

const clientOfMany = (index: number) => clientAddress(index + 0x1_00_00);
const theOne = () => clientAddress(0xff_ff_fe);

export const PHASES: Readonly<Record<string, (flood: Flood) => Promise<string[]>>> = {
  crawl,
  fresh: allAtOnce,
  stale,
  connections,
  publish: publishUnderLoad,
  junk: (flood) => junk(flood, flood.counts.junk, clientOfMany),
  'junk-of-one': (flood) => junk(flood, Math.round(flood.counts.junk * JUNK_OF_ONE), theOne),
};
