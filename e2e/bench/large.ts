/**
 * `npm run bench:large`: the site with the content of `large-content.ts` in a memory cgroup of 512 MiB, where possible. The content
 * service is a process of its own, as `npm run content` starts it; with `--embedded` it is in the process of the site.
 * --port 3105   and the one after it
 * --no-build
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { build, environment, nodePath, root } from '#lib/cli/workspace.mjs';
import { LOCALES } from '#lib/i18n/locales.ts';
import { Client, clientAddress, quantile } from './client.ts';
import { writeLargeContent } from './large-content.ts';
import { limitMemory } from './memory-limit.ts';
import { usageOf } from './process-usage.ts';
import { folderOf, startSite, waitUntilOk } from './site.ts';

const { values } = parseArgs({
  options: {
    embedded: { type: 'boolean', default: false },
    port: { type: 'string', default: '3105' },
    'no-build': { type: 'boolean', default: false },
  },
});
const PORT = Number(values.port);
const SERVICE = `http://127.0.0.1:${PORT + 1}`;
const MEMORY = 512;
const SEARCHES = 300;
const PAGES = [
  '/',
  '/hi',
  '/exclusive-offers',
  '/exclusive-offers?page=500',
  '/hi/exclusive-offers?tab=dining',
  '/international-offers',
  '/lounges',
  '/lounges?search=bakana',
  '/lounges/city-7',
  '/credit-cards',
  '/legal/offer-terms-and-condition',
];
const SEARCHED_FIRST = ['en', 'hi', 'ta'] as const;

if (!values['no-build']) build();
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
const start = performance.now();
const folder = folderOf('large-content');
const { pages, offers } = writeLargeContent(folder);
console.log(`content written in ${seconds(start)} s; load of the machine ${loadavg()[0]?.toFixed(1)}`);

let service: ChildProcess | undefined;
if (!values.embedded) {
  const env = { ...environment(), CONTENT_FOLDER: folder };
  service = spawn(nodePath(), ['lib/cli/content.ts', '--port', String(PORT + 1)], { cwd: root, env, stdio: 'ignore' });
  const started = performance.now();
  await waitUntilOk(`${SERVICE}/api/header`);
  console.log(`the content service answers after ${seconds(started)} s`);
}
const memory = limitMemory('large', MEMORY);
const started = performance.now();
const site = await startSite('large', PORT, {
  memory,
  settings: {
    CONTENT_REVALIDATE_SECONDS: '3600',
    ...(service ? { CONTENT_BASE_URL: SERVICE } : { CONTENT_FOLDER: folder }),
  },
});
const client = new Client(site.origin);
const ask = (path: string) => client.ask(path, clientAddress(0));
const exited = new Promise<void>((resolve) => site.server.once('exit', () => resolve()));

const peak = { site: 0, service: 0 };
const watch = setInterval(() => {
  peak.site = Math.max(peak.site, memory?.read().workingSet ?? usageOf(site.server.pid ?? 0).megabytes);
  if (service) peak.service = Math.max(peak.service, usageOf(service.pid ?? 0).megabytes);
}, 250);
const said = () => `site at most ${peak.site.toFixed(0)} MiB, content service ${peak.service.toFixed(0)} MB`;

try {
  console.log(`the site answers after ${seconds(started)} s`);
  for (const path of [...PAGES, `/${pages[0]}`, `/${pages.at(-1)}`]) {
    const [first, second] = [await ask(path), await ask(path)];
    console.log(`${path}: ${first.status}, first ${first.milliseconds.toFixed(0)} ms, then ${second.milliseconds.toFixed(0)} ms`);
  }
  console.log(said());

  const sitemap = performance.now();
  const locations = (text: string) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const files = locations((await ask('/sitemap.xml')).text());
  let addresses = 0;
  let largest = 0;
  for (const file of files) {
    const text = (await ask(file)).text();
    addresses += locations(text).length;
    largest = Math.max(largest, Buffer.byteLength(text));
  }
  console.log(
    `sitemap: ${files.length} files, ${addresses} addresses, the largest ${(largest / 1e6).toFixed(1)} MB, all in ${seconds(sitemap)} s; ${said()}`,
  );

  for (const locale of LOCALES.filter((code) => SEARCHED_FIRST.some((one) => one === code))) {
    // Without the time limit of the site, as an operator asks before visitors do.
    const asked = performance.now();
    const answer = await fetch(`${service ? SERVICE : site.origin}/api/search?searchItem=lounge&locale=${locale}`);
    console.log(`first search in ${locale}: ${answer.status} after ${seconds(asked)} s; ${said()}`);
  }
  const words = ['offer', 'lounge', 'card', 'movie', 'hotel', 'dining'];
  const times: number[] = [];
  for (let index = 0; index < SEARCHES; index += 1) {
    const term =
      index % 2 === 0
        ? offers[(index * 31) % offers.length]
        : `${words[index % words.length]} ${words[(index * 5) % words.length]}`;
    const type = index % 3 === 0 ? '&type=suggestion' : '';
    times.push((await ask(`/api/search?searchItem=${encodeURIComponent(term ?? '')}${type}`)).milliseconds);
  }
  console.log(
    `${SEARCHES} searches: p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms; ${said()}`,
  );
} finally {
  clearInterval(watch);
  client.close();
  site.server.kill('SIGKILL');
  service?.kill();
  await exited;
  console.log(`killed for want of memory: ${memory?.read().kills ?? 0}; load of the machine ${loadavg()[0]?.toFixed(1)}`);
  memory?.remove();
  console.log(readFileSync(site.log, 'utf8').slice(-1500));
}
process.exit(0);
