/** `npm run bench:records`: what ten thousand records cost beside a hundred: the build, a first rendering, one from the cache. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSampleContent } from '#lib/content-service/checks/repeat-records.ts';
import { build, environment, root } from '../workspace.mjs';
import { startSite } from './site.ts';

const FEW = 100;
const MANY = 10_000;
/** Outside of `.next`, which a build empties. */
const FOLDER = mkdtempSync(join(tmpdir(), 'records-'));
/** A list, a filtered list, a record: none of them was asked for before. */
const PAGES = ['/exclusive-offers', '/exclusive-offers?category=dining&page_no=2', '/lounges/delhi', '/faqs'];

interface Figures {
  build: number;
  first: number;
  cached: number;
}

async function seconds(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function open(origin: string): Promise<void> {
  for (const page of PAGES) {
    const answer = await fetch(origin + page);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${page} answered ${answer.status}`);
  }
}

async function figuresWith(count: number, port: number): Promise<Figures> {
  const folder = join(FOLDER, `content-${count}`);
  writeSampleContent(join(root, 'lib/content-service/data'), folder, count);
  const env = { ...environment(), CONTENT_FOLDER: folder };
  const built = await seconds(() => {
    const { status } = spawnSync('next', ['build'], { cwd: root, env, stdio: 'ignore' });
    if (status !== 0) throw new Error('the build failed');
  });
  // The build's own copy of the public files is made by the project's build command, which has run before.
  const { origin, server } = await startSite(`records-${count}`, port, { CONTENT_FOLDER: folder });
  try {
    // The documents are read once; what a visitor waits for comes after.
    await fetch(`${origin}/service/ready`);
    const first = await seconds(() => open(origin));
    return { build: built, first, cached: await seconds(() => open(origin)) };
  } finally {
    server.kill();
  }
}

build();
try {
  const few = await figuresWith(FEW, 3111);
  const many = await figuresWith(MANY, 3112);
  console.log(`${MANY} records, as ratios to ${FEW}:`);
  for (const name of ['build', 'first', 'cached'] as const) console.log(`${name}: ${(many[name] / few[name]).toFixed(2)}`);
} finally {
  rmSync(FOLDER, { recursive: true, force: true });
}
