/**
 * `npm run bench:lighthouse -- 3`: Lighthouse scores of a page of each template, in each language, and its Total Blocking Time
 * beside that of an empty Next page: medians of 3 runs. Performance depends on the machine.
 */
import { build } from '#lib/cli/workspace.mjs';
import { CATEGORIES, lighthouseReport, type Report, scoreOf } from './lighthouse-report.ts';
import { startEmptyPage, startSite } from './site.ts';
import { TEMPLATE_ADDRESSES } from './templates.ts';

const RUNS = Number(process.argv[2] ?? 1);

/** The median of a metric of several reports; 0 where it is missing. */
function median(reports: readonly Report[], figure: (one: Report) => number | null | undefined): number {
  const values = reports.map((one) => figure(one) ?? 0).toSorted((one, other) => one - other);
  return values[Math.floor(values.length / 2)] ?? 0;
}

build();
const { origin: empty, server: emptyServer } = await startEmptyPage(3113);
const { origin, server } = await startSite('lighthouse', 3112);
let imperfect = false;

try {
  for (const address of [empty, ...TEMPLATE_ADDRESSES.map((path) => origin + path)]) {
    if ((await fetch(address)).status !== 200) throw new Error(`${address} does not open`);
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run += 1) reports.push(await lighthouseReport(address));
    const scores = CATEGORIES.map((name) => `${name} ${median(reports, (one) => scoreOf(one, name))}`);
    const blocking = median(reports, (one) => one.audits['total-blocking-time']?.numericValue);
    const failed = Object.values(reports[0]?.audits ?? {}).filter(({ score }) => score === 0);
    imperfect ||= address !== empty && median(reports, (one) => scoreOf(one, 'seo')) < 100;
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
