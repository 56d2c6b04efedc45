/** `npm run bench`: figures as ratios to something that runs beside them, because machines differ and are shared. */
import { join } from 'node:path';
import { buildEmptyApp, emptyPageHtml, SCRIPT_ALLOWANCE, scriptBytes } from './bytes.ts';
import { startSite } from './site.ts';
import { build, root } from './workspace.mjs';

const PAGES = ['/', '/hi', '/ekaa', '/hi/ekaa', '/rupay-global'];
const REQUESTS = 400;
const CONCURRENCY = 8;

async function secondsFor(address: string): Promise<number> {
  let left = REQUESTS;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (left > 0) {
        left -= 1;
        await (await fetch(address)).arrayBuffer();
      }
    }),
  );
  return (performance.now() - start) / 1000;
}

build();
const emptyBuild = buildEmptyApp();
const empty = scriptBytes(emptyPageHtml(emptyBuild), emptyBuild);
const { origin, server } = await startSite('bench', 3110);
let tooMuch = false;

try {
  console.log(`script of an empty page: ${empty} bytes (gzip), the floor of the framework`);
  for (const page of PAGES) {
    const bytes = scriptBytes(await (await fetch(origin + page)).text(), join(root, '.next'));
    const above = bytes - empty;
    tooMuch ||= above > SCRIPT_ALLOWANCE;
    console.log(`script of ${page}: ${bytes} bytes (gzip), ${above} above the floor, ${(bytes / empty).toFixed(3)} of it`);
  }
  if (!process.argv.includes('--bytes')) {
    await secondsFor(`${origin}/service/health`);
    const base = await secondsFor(`${origin}/service/health`);
    for (const page of PAGES) {
      await secondsFor(origin + page);
      console.log(
        `time of ${page} from the cache: ${((await secondsFor(origin + page)) / base).toFixed(2)} of a route that only says it is alive`,
      );
    }
  }
} finally {
  server.kill();
}

if (tooMuch) console.error(`A page downloads more than ${SCRIPT_ALLOWANCE} bytes of script above the floor.`);
process.exit(tooMuch ? 1 : 0);
