/**
 * `npm run soak -- --minutes 20`: two instances under load while their dependencies fail, and a table of the responses. Uses the
 * installed redis-server (else the one of the tests) and nginx (else no proxy). Exits with 1 when a page that was seen fails, is
 * truncated or another visitor's, a publish is not visible in time, or memory or disk exceed their limits. Instances are in a memory
 * cgroup where possible: `--memory 512` MiB. Pages are revalidated every `--renew 5` seconds.
 */
import { type ChildProcess, execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build } from '#lib/cli/workspace.mjs';
import { pathsOfSitemap, waitUntilOk } from '../bench/site.ts';
import { TEMPLATE_ADDRESSES } from '../bench/templates.ts';
import { InstalledRedis } from '../faults/installed-redis.ts';
import { RedisServer } from '../faults/redis-server.ts';
import { ContentService } from './content.ts';
import { Instance } from './instance.ts';
import { startProxy } from './proxy.ts';
import { callWebhook, Publisher } from './publisher.ts';
import { Report } from './report.ts';
import { type Target, Visitors } from './visitors.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    memory: { type: 'string', default: '512' },
    renew: { type: 'string', default: '5' },
  },
});
const MEMORY = Number(values.memory);
const END = Date.now() + Number(values.minutes) * 60_000;
const PORT = { content: 3120, first: 3121, second: 3122, proxy: 3123, store: 6390 };
const SECRET = 'the-secret-of-the-soak-test';
const VISITORS = 4;
/** The least and the most of a phase, in milliseconds. */
const PHASE_MS = { least: 6000, most: 60_000 };

function isInstalled(command: string, flag: string): boolean {
  try {
    execFileSync(command, [flag], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

build();
const report = new Report();
const content = new ContentService();
content.server.listen(PORT.content, '127.0.0.1');
const store = isInstalled('redis-server', '--version') ? new InstalledRedis() : new RedisServer();
await store.start(PORT.store);
const settings = {
  CONTENT_BASE_URL: `http://127.0.0.1:${PORT.content}`,
  REDIS_URL: `redis://127.0.0.1:${PORT.store}`,
  REVALIDATE_SECRET: SECRET,
  CONTENT_REVALIDATE_SECONDS: values.renew,
};
const onCrash = (text: string) => report.violate(text);
const first = new Instance('first', PORT.first, settings, MEMORY, onCrash);
const second = new Instance('second', PORT.second, settings, MEMORY, onCrash);
const instances = [first, second];
let proxy: ChildProcess | undefined;
// Also when interrupted or failed.
process.on('exit', () => {
  proxy?.kill();
  for (const instance of instances) void instance.kill();
  void store.stop();
});
process.on('SIGINT', () => process.exit(130));
await Promise.all(instances.map((instance) => instance.start()));
if (isInstalled('nginx', '-v')) proxy = startProxy(PORT.proxy, [PORT.first, PORT.second]);
const targets: Target[] = instances.map((instance) => ({ name: instance.name, origin: instance.origin, instance }));
if (proxy) {
  targets.push({ name: 'nginx', origin: `http://localhost:${PORT.proxy}` });
  await waitUntilOk(`http://localhost:${PORT.proxy}/service/health`);
}

const visitors = new Visitors(TEMPLATE_ADDRESSES, await pathsOfSitemap(first.origin), targets, report);
const publisher = new Publisher(content, instances, targets, SECRET, report);

interface Fault {
  name: string;
  begin: () => unknown;
  end: () => unknown;
}

const nothing = () => undefined;
const FAULTS: readonly Fault[] = [
  { name: 'all is well', begin: nothing, end: nothing },
  {
    name: 'content flaps',
    begin: async () => {
      content.isFlapping = true;
      visitors.mayFail = true;
      publisher.isContentWell = false;
      await callWebhook(first, SECRET, ['content']);
    },
    end: () => {
      content.isFlapping = false;
    },
  },
  { name: 'Redis killed', begin: () => store.stop(), end: () => store.start(PORT.store) },
  {
    name: 'Redis hung',
    begin: () => {
      store.mode = 'hung';
    },
    end: () => {
      store.mode = 'well';
    },
  },
  {
    name: 'Redis full',
    begin: () => {
      store.mode = 'full';
    },
    end: () => {
      store.mode = 'well';
    },
  },
  { name: 'instance killed', begin: () => second.kill(), end: () => second.start() },
  {
    name: 'disk full',
    begin: () => {
      visitors.isKeeping = false;
      for (const instance of instances) instance.setDiskFull(true);
    },
    end: () => {
      for (const instance of instances) instance.setDiskFull(false);
      visitors.isKeeping = true;
    },
  },
  { name: 'clock jumps', begin: () => second.jumpInTime(), end: () => second.jumpInTime() },
];

/** The most until a recovered Redis or content service is used again, in milliseconds. */
const RECOVERY_MS = 6000;

async function runPhases(): Promise<void> {
  const phase = Math.min(PHASE_MS.most, Math.max(PHASE_MS.least, (END - Date.now()) / FAULTS.length - RECOVERY_MS));
  for (let cycle = 0; cycle === 0 || Date.now() < END; cycle += 1) {
    for (const { name, begin, end } of FAULTS) {
      report.phase = name;
      console.log(`${new Date().toISOString().slice(11, 19)} ${name}`);
      if (name.startsWith('store')) publisher.isStoreWell = false;
      await begin();
      await sleep(phase);
      await end();
      await sleep(name === FAULTS[0]?.name ? 0 : RECOVERY_MS);
      visitors.mayFail = false;
      if (!publisher.isContentWell) publisher.contentSince = Date.now();
      if (!publisher.isStoreWell) publisher.storeSince = Date.now();
      publisher.isContentWell = true;
      publisher.isStoreWell = true;
      for (const instance of instances) instance.measure();
      if (cycle > 0 && Date.now() >= END) break;
    }
  }
  visitors.stop();
  publisher.stop();
}

await Promise.all([visitors.visit(VISITORS), publisher.publish(), runPhases()]);
const isWell = report.print(instances, MEMORY);
await Promise.all(instances.map((instance) => instance.stop()));
process.exit(isWell ? 0 : 1);
