import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Before the settings are read.
process.env.DATA_DIR = join(tmpdir(), `site-tests-${process.env.JEST_WORKER_ID}`);
rmSync(process.env.DATA_DIR, { recursive: true, force: true });

/** A test that expects a complaint mocks `console.error` or `console.warn` itself; any other complaint fails it. */
let complaints: jest.SpyInstance[] = [];

beforeEach(() => {
  for (const name of ['deletion-guard', 'not-found-pages']) globalThis.valuesOfProcess?.delete(name);
  globalThis.redirectsInProcess = undefined;
  complaints = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')];
});

afterEach(() => {
  const unexpected = complaints.flatMap((spy) => spy.mock.calls);
  jest.restoreAllMocks();
  expect(unexpected).toEqual([]);
});
