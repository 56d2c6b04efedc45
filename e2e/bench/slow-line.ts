/**
 * `npm run bench:slow-line -- 5`: on a slow line and phone, the first and largest contentful paint of pages beside their floor, the time
 * from the tap on search to the first suggestion, and the time until the first touch paints: medians of 5 rounds. Only ratios can be
 * compared between machines.
 */
import { chromium } from 'playwright';
import { findFullBrowser } from '#lib/cli/browser.mjs';
import { build } from '#lib/cli/workspace.mjs';
import { startSite } from './site.ts';
import { FLOOR_PREFIX, startFloor } from './slow-line-floor.ts';
import { paintTimes, suggestionTime, TOUCHES, touchTime } from './slow-line-visit.ts';
import { FIRST_PAINT_ADDRESSES } from './templates.ts';

const ROUNDS = Number(process.argv[2] ?? 3);
const PORT = 3114;

/** The median of several rounds, in milliseconds. */
async function median(measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) values.push(await measure());
  return Math.round(values.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0);
}

build();
const { origin: site, server } = await startSite('slow-line', PORT);
const floor = await startFloor(site, FIRST_PAINT_ADDRESSES);
const browser = await chromium.launch({ executablePath: findFullBrowser() ?? '', args: ['--no-sandbox', '--disable-gpu'] });

try {
  console.log(`Medians of ${ROUNDS}, in ms. First contentful paint and its floor, largest contentful paint and its floor`);
  for (const path of FIRST_PAINT_ADDRESSES) {
    const seen = { page: [] as number[], largest: [] as number[] };
    const least = { page: [] as number[], largest: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [prefix, times] of [
        ['', seen],
        [FLOOR_PREFIX, least],
      ] as const) {
        const { first, largest } = await paintTimes(browser, floor.origin + prefix + path);
        times.page.push(first);
        times.largest.push(largest);
      }
    }
    const middle = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
    const columns = [
      [middle(seen.page), middle(least.page)],
      [middle(seen.largest), middle(least.largest)],
    ].map(([page = 0, best = 1]) => `${Math.round(page)} / ${Math.round(best)} = ${(page / best).toFixed(2)}`);
    console.log(`${columns.join('   ')}   ${path}`);
  }
  for (const path of ['/', '/hi']) {
    console.log(
      `${await median(() => suggestionTime(browser, floor.origin + path))} from the tap on search to a suggestion, ${path}`,
    );
  }
  for (const [name, path, ...selectors] of TOUCHES) {
    console.log(
      `${await median(() => touchTime(browser, site + path, selectors))} until the first touch paints: ${name}, ${path}`,
    );
  }
} finally {
  await browser.close();
  floor.close();
  server.kill();
}
process.exit(0);
