import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findFullBrowser } from '#lib/cli/browser.mjs';
import { environment } from '#lib/cli/workspace.mjs';

/** Fetched for the command: it is larger than all packages of the site. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
export const CATEGORIES = ['performance', 'seo', 'accessibility', 'best-practices'] as const;
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'].join(' ');

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
});

export type Report = z.infer<typeof report>;

/** Sometimes Lighthouse fails to record, and asks for another run. */
const ATTEMPTS = 3;

/**
 * Runs Lighthouse on a page.
 * @throws when the page cannot be opened, and when no attempt was recorded
 */
export async function lighthouseReport(address: string, attempts = ATTEMPTS): Promise<Report> {
  const run = promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, address, '--output=json', '--quiet', `--only-categories=${CATEGORIES}`, `--chrome-flags=${FLAGS}`],
    { env: { ...environment(), CHROME_PATH: findFullBrowser() }, maxBuffer: 64 * 1024 * 1024 },
  );
  const output = await run.catch((error: Error) => {
    if (attempts === 1 || !error.message.includes('NO_NAVSTART')) throw error;
  });
  return output ? report.parse(JSON.parse(output.stdout)) : lighthouseReport(address, attempts - 1);
}

/** From 0 to 100. */
export const scoreOf = ({ categories }: Report, category: (typeof CATEGORIES)[number]): number =>
  Math.round(100 * (categories[category]?.score ?? 0));
