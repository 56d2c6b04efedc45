/** `npm run bench:lighthouse`: Lighthouse scores of one page of each template, in both languages. Performance depends on the machine. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findFullBrowser } from '#lib/cli/browser.mjs';
import { build, environment } from '#lib/cli/workspace.mjs';
import { startSite } from './site.ts';
import { TEMPLATE_ADDRESSES } from './templates.ts';

/** Fetched for this command alone: it is larger than all that the site needs together. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'seo', 'accessibility', 'best-practices'] as const;

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() })),
});

/** The report of Lighthouse on an address. @throws when it cannot be opened */
async function judge(address: string) {
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'].join(' ');
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, address, '--output=json', '--quiet', `--only-categories=${CATEGORIES}`, `--chrome-flags=${flags}`],
    { env: { ...environment(), CHROME_PATH: findFullBrowser() }, maxBuffer: 64 * 1024 * 1024 },
  );
  return report.parse(JSON.parse(stdout));
}

build();
const { origin, server } = await startSite('lighthouse', 3112);
let imperfect = false;

try {
  for (const page of TEMPLATE_ADDRESSES) {
    if ((await fetch(origin + page)).status !== 200) throw new Error(`${page} does not open`);
    const { categories, audits } = await judge(origin + page);
    const scores = CATEGORIES.map((name) => `${name} ${Math.round((categories[name]?.score ?? 0) * 100)}`);
    const failed = Object.values(audits).filter(({ score }) => score === 0);
    imperfect ||= (categories.seo?.score ?? 0) < 1;
    console.log(`${page}: ${scores.join(', ')}${failed.map(({ title }) => `; ${title}`).join('')}`);
  }
} finally {
  server.kill();
}

if (imperfect) console.error('A page has less than 100 for what search engines read.');
process.exit(imperfect ? 1 : 0);
