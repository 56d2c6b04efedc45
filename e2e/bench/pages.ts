/**
 * `npm run bench`: what pages cost visitors and the server, relative to an empty Next page that is built and served beside
 * them, because machines differ. Linux only: memory and CPU time come from /proc.
 */
import type { ChildProcess } from 'node:child_process';
import { chromium } from 'playwright';
import { findBrowser } from '#lib/cli/browser.mjs';
import { build } from '#lib/cli/workspace.mjs';
import { type Visit, visit } from './browser-visit.ts';
import { EditedContent } from './edited-content.ts';
import { hydrationTime } from './hydration-time.ts';
import { usageOf } from './process-usage.ts';
import { folderOf, pathsOfSitemap, repeatRequests, startEmptyPage, startSite } from './site.ts';
import { TEMPLATE_ADDRESSES } from './templates.ts';

const EMPTY_PORT = 3113;
/** Loads of each page; all pages once before any is loaded again. */
const ROUNDS = 3;
const REQUESTS = 400;

const kib = (bytes: number) => (bytes / 1024).toFixed(1).padStart(6);
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const ratio = (value: number, base: number) => (base > 0 ? (value / base).toFixed(1) : '-').padStart(6);

/** CPU time of a cached response, in milliseconds. */
async function cpuOfRequest(server: ChildProcess, address: string): Promise<number> {
  await (await fetch(address)).arrayBuffer();
  const before = usageOf(server.pid ?? 0).seconds;
  await repeatRequests(REQUESTS, async () => (await fetch(address)).arrayBuffer());
  return (1000 * (usageOf(server.pid ?? 0).seconds - before)) / REQUESTS;
}

async function printVisits(origin: string, empty: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox'] });
  const visits = new Map<string, Visit[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const address of [empty, ...TEMPLATE_ADDRESSES.map((path) => origin + path)]) {
      visits.set(address, [...(visits.get(address) ?? []), await visit(browser, address)]);
    }
  }
  for (const path of ['/', '/hi', '/hi/lounges']) {
    for (const network of ['fast 3G', 'broadband'] as const) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await hydrationTime(browser, origin + path, network));
      console.log(`from the pointer on an island of ${path} to hydrated, ${network}: ${Math.round(median(times))} ms`);
    }
  }
  await browser.close();
  const of = (address: string, figure: (visit: Visit) => number) => median((visits.get(address) ?? []).map(figure));
  const layout = of(empty, (one) => one.layout);
  const blocking = of(empty, (one) => one.blocking);
  console.log(
    `\nA first visit with a slow phone, medians of ${ROUNDS}: KiB; elements; style and layout ÷ empty page; Total Blocking Time ÷ empty page`,
  );
  console.log('  html    css   font  image script  total   dom layout   TBT');
  for (const path of TEMPLATE_ADDRESSES) {
    const address = origin + path;
    const bytes = (type: string) => of(address, (one) => one.bytes[type] ?? 0);
    const total = of(address, (one) => Object.values(one.bytes).reduce((sum, each) => sum + each, 0));
    const columns = [...['Document', 'Stylesheet', 'Font', 'Image', 'Script'].map(bytes), total].map(kib);
    const elements = of(address, (one) => one.elements);
    console.log(
      [
        ...columns,
        String(elements).padStart(5),
        ratio(
          of(address, (one) => one.layout),
          layout,
        ),
        ratio(
          of(address, (one) => one.blocking),
          blocking,
        ),
        path,
      ].join(' '),
    );
  }
}

build();
const { origin: empty, server: emptyServer } = await startEmptyPage(EMPTY_PORT);
const content = new EditedContent(folderOf('bench-content'));
const costly = await content.saveCostlyPages();
const { origin, server } = await startSite('bench', 3110, { settings: { CONTENT_FOLDER: content.folder } });

try {
  await printVisits(origin, empty);
  const base = await cpuOfRequest(emptyServer, empty);
  for (const path of ['/', '/hi', '/ekaa', '/hi/lounges']) {
    console.log(
      `CPU of a request for ${path} from the cache: ${ratio(await cpuOfRequest(server, origin + path), base)} of the empty page`,
    );
  }
  for (const path of costly) {
    const before = performance.now();
    const html = await (await fetch(origin + path)).text();
    console.log(`first render of ${path}: ${Math.round(performance.now() - before)} ms, ${kib(html.length)} KiB`);
  }
  const start = usageOf(server.pid ?? 0).megabytes;
  const addresses = await pathsOfSitemap(origin);
  for (const path of addresses) await (await fetch(origin + path)).arrayBuffer();
  const end = usageOf(server.pid ?? 0).megabytes;
  console.log(
    `memory after ${addresses.length} addresses: ${Math.round(end)} MB, ${Math.round(start)} MB before, ${ratio(end, usageOf(emptyServer.pid ?? 0).megabytes)} of the empty page`,
  );
} finally {
  server.kill();
  emptyServer.kill();
}
process.exit(0);
