/**
 * `npm run bench:lighthouse -- 3`: Lighthouse scores of a page of each template, in each language, and its Total Blocking Time
 * beside that of an empty Next page: medians of 3 runs. Performance depends on the machine.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findFullBrowser } from '#lib/cli/browser.mjs';
import { build, environment } from '#lib/cli/workspace.mjs';
import { startEmptyPage, startSite } from './site.ts';
import { TEMPLATE_ADDRESSES } from './templates.ts';

/** Fetched for this command: it is larger than all packages of the site. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'seo', 'accessibility', 'best-practices'] as const;

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
});

type Report = z.infer<typeof report>;

const RUNS = Number(process.argv[2] ?? 1);
/** Sometimes Lighthouse fails to record, and asks for another run. */
const ATTEMPTS = 3;

/** The median of a metric of several reports; 0 where it is missing. */
function median(reports: readonly Report[], figure: (one: Report) => number | null | undefined): number {
  const values = reports.map((one) => figure(one) ?? 0).toSorted((one, other) => one - other);
  return values[Math.floor(values.length / 2)] ?? 0;
}

/** @throws when the page cannot be opened, and when no attempt was recorded */
async function judge(address: string, attempts = ATTEMPTS): Promise<Report> {
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'].join(' ');
  const run = promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, address, '--output=json', '--quiet', `--only-categories=${CATEGORIES}`, `--chrome-flags=${flags}`],
    { env: { ...environment(), CHROME_PATH: findFullBrowser() }, maxBuffer: 64 * 1024 * 1024 },
  );
  const output = await run.catch((error: Error) => {
    if (attempts === 1 || !error.message.includes('NO_NAVSTART')) throw error;
  });
  return output ? report.parse(JSON.parse(output.stdout)) : judge(address, attempts - 1);
}

build();
const { origin: empty, server: emptyServer } = await startEmptyPage(3113);
const { origin, server } = await startSite('lighthouse', 3112);
let imperfect = false;

try {
  for (const address of [empty, ...TEMPLATE_ADDRESSES.map((path) => origin + path)]) {
    if ((await fetch(address)).status !== 200) throw new Error(`${address} does not open`);
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run += 1) reports.push(await judge(address));
    const scores = CATEGORIES.map((name) => `${name} ${Math.round(100 * median(reports, (one) => one.categories[name]?.score))}`);
    const blocking = median(reports, (one) => one.audits['total-blocking-time']?.numericValue);
    const failed = Object.values(reports[0]?.audits ?? {}).filter(({ score }) => score === 0);
    imperfect ||= address !== empty && median(reports, (one) => one.categories.seo?.score) < 1;
    const path = address === empty ? 'an empty page' : new URL(address).pathname;
    console.log(
      `${path}: ${scores.join(', ')}, blocking ${Math.round(blocking)} ms${failed.map(({ title }) => `; ${title}`).join('')}`,
    );
  }
} finally {
  server.kill();
  emptyServer.kill();
}

if (imperfect) console.error('A page has less than 100 for what search engines read.');
process.exit(imperfect ? 1 : 0);
