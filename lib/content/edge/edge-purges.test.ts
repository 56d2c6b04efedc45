import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { metrics } from '#lib/observability/metrics.ts';
import { daysInMs, PrivateFiles } from '#lib/platform/private-files.ts';
import { captureLog } from '../client/log-capture.test-helper.ts';
import { EdgePurges } from './edge-purges.ts';
import type { SendPurge } from './purge-queue.ts';

const OK = { ok: true, status: 200 };
let folder: string;

beforeEach(() => {
  captureLog();
  folder = mkdtempSync(join(tmpdir(), 'purges-'));
});
afterEach(async () => {
  // What is purged once more.
  captureLog();
  await sleep(500);
  await until(() => readdirSync(folder).length === 0);
  rmSync(folder, { recursive: true, force: true });
  jest.restoreAllMocks();
});

function purgesOf(sends: readonly SendPurge[], againMs: readonly number[] = [100, 300]) {
  const files = new PrivateFiles({ folder, max: 10, keptFor: daysInMs(1) });
  return new EdgePurges({ edges: new Map(sends.map((send, index) => [`edge-${index}`, send])), files, againMs, pauseMs: 20 });
}

/** An edge that records what it purges. */
function edge(isAway: () => boolean = () => false) {
  const purged: string[][] = [];
  const send: SendPurge = async (tags) => {
    if (isAway()) throw new Error('away');
    purged.push([...tags]);
    return OK;
  };
  return { purged, send };
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(10);
}

const gauge = async (name: 'edgePurgesWaiting' | 'edgePurgesOldest') => (await metrics()[name].get()).values[0]?.value;

test('a publish is purged at once, again when other instances know of it, and for what was on its way; then no file is left', async () => {
  const { purged, send } = edge();
  const purges = purgesOf([send]);
  const start = Date.now();
  purges.purge(['page:a', 'any']);
  await until(() => purged.length === 1);
  expect(Date.now() - start).toBeLessThan(100);
  await until(() => purged.length === 2);
  expect(Date.now() - start).toBeGreaterThanOrEqual(100);
  await until(() => purged.length === 3);
  expect(Date.now() - start).toBeGreaterThanOrEqual(300);
  await until(() => readdirSync(folder).length === 0);
  await sleep(400);
  expect(purged).toEqual([
    ['page:a', 'any'],
    ['page:a', 'any'],
    ['page:a', 'any'],
  ]);
});

test('edges do not wait for each other', async () => {
  let isAway = true;
  const [near, far] = [edge(), edge(() => isAway)];
  const purges = purgesOf([near.send, far.send]);
  purges.purge(['page:a'], 5000);
  await until(async () => near.purged.length > 0 && (await gauge('edgePurgesWaiting')) === 1);
  expect([far.purged, await gauge('edgePurgesOldest')]).toEqual([[], 5]);
  isAway = false;
  await until(() => far.purged.length > 0);
  await until(async () => (await gauge('edgePurgesWaiting')) === 0);
  expect(await gauge('edgePurgesOldest')).toBe(0);
});

test('what is left when the process ends is purged by the next', async () => {
  let isAway = true;
  const { purged, send } = edge(() => isAway);
  const first = purgesOf([send]);
  first.purge(['page:a']);
  first.purge(['record:offers-detail:tea']);
  await until(() => readdirSync(folder).length === 1);
  await sleep(50);
  const next = edge();
  await purgesOf([next.send]).takeOver();
  await until(() => next.purged.length > 0);
  expect(next.purged[0]).toEqual(['page:a', 'record:offers-detail:tea']);
  isAway = false;
  await until(() => purged.length > 0);
});

test('a file with something else is deleted', async () => {
  const files = new PrivateFiles({ folder, max: 10, keptFor: daysInMs(1) });
  await files.write('other', { tags: ['page:a\nset-cookie: x'] });
  const { purged, send } = edge();
  await purgesOf([send]).takeOver();
  expect([purged, readdirSync(folder)]).toEqual([[], []]);
});
