import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { test as base } from '@playwright/test';
import { siteSettings } from '#lib/cli/cms/site-settings.ts';
import { root } from '#lib/cli/workspace.mjs';

export const CMS = 'http://localhost:1338';
export const SITE = 'http://localhost:3131';
/** A site on the CMS without the webhook: it reads content again after a short time. */
export const UNTOLD = 'http://localhost:3132';
/** A CMS, and a site, on other data. */
export const OTHER_CMS = 'http://localhost:1339';
export const OTHER_SITE = 'http://localhost:3133';
export const EMBEDDED = 'http://localhost:3130';

export const FOLDER = join(root, '.cms-test');
const RESULTS = join(root, 'test-results');
/** The most for installation, build of the admin and import, in milliseconds. */
const PREPARE_MS = 30 * 60_000;
const START_MS = 120_000;

/** The output goes to `test-results/<name>.log`. */
function start(name: string, args: readonly string[], settings: Record<string, string> = {}, cwd = root): ChildProcess {
  mkdirSync(RESULTS, { recursive: true });
  const program = spawn(process.execPath, args, { cwd, env: { ...process.env, ...settings } });
  const log = createWriteStream(join(RESULTS, `${name}.log`), { flags: 'a' });
  program.stdout.pipe(log);
  program.stderr.pipe(log);
  // Progress of the installation.
  program.stdout.on('data', (text: Buffer) =>
    process.stdout.write(
      text
        .toString()
        .match(/^CMS: .*\n/gm)
        ?.join('') ?? '',
    ),
  );
  return program;
}

async function answers(url: string, program: ChildProcess, limit: number): Promise<void> {
  const end = Date.now() + limit;
  while (Date.now() < end && program.exitCode === null) {
    if (
      await fetch(url)
        .then(({ ok }) => ok)
        .catch(() => false)
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not answer: see test-results.`);
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  const ended = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGTERM');
  await ended;
}

interface Services {
  /** Its secrets, and the accounts of the roles. */
  settings: Record<string, string>;
  startCms: () => Promise<void>;
  stopCms: () => Promise<void>;
  startUntold: () => Promise<void>;
  startSite: () => Promise<void>;
  stopSite: () => Promise<void>;
  /** Starts a CMS with other settings, such as another folder of data. Returns what ends it. */
  startOtherCms: (given: Record<string, string>) => Promise<() => Promise<void>>;
  /** Starts a site on that CMS. */
  startOtherSite: () => Promise<void>;
  /** What the CMS has printed. */
  cmsLog: () => string;
}

/** @param isFirst whether to empty the database; a worker that follows a failed test continues with it */
async function startAll(programs: Set<ChildProcess>, isFirst: boolean): Promise<Services> {
  let cms: ChildProcess | undefined;
  const startCms = async () => {
    const ports = ['--port', new URL(CMS).port, '--site-port', new URL(SITE).port];
    cms = start('cms', ['lib/cli/cms.ts', '--only', '--folder', FOLDER, ...ports]);
    programs.add(cms);
    await answers(`${CMS}/api/header?locale=en`, cms, PREPARE_MS);
  };
  const stopCms = async () => {
    if (cms) await stop(cms);
  };
  // Data of an earlier run; installed packages and the admin stay.
  if (isFirst) rmSync(join(FOLDER, 'data'), { recursive: true, force: true });
  const startSite = async (name: string, origin: string, given?: Record<string, string>) => {
    const site = start(name, ['e2e/support/serve.ts', name, new URL(origin).port], given);
    programs.add(site);
    await answers(`${origin}/service/health`, site, START_MS);
    return site;
  };
  await Promise.all([startSite('embedded', EMBEDDED), startCms()]);
  const settings = parseEnv(readFileSync(join(FOLDER, '.env'), 'utf8')) as Record<string, string>;
  const onCms = siteSettings(CMS, settings);
  let site: ChildProcess | undefined;
  const startTold = async () => {
    site = await startSite('site', SITE, onCms);
  };
  const stopSite = async () => {
    if (site) await stop(site);
  };
  await startTold();
  const startUntold = () => startSite('untold', UNTOLD, { ...onCms, CONTENT_REVALIDATE_SECONDS: '5' });
  const startOtherCms = async (given: Record<string, string>) => {
    const env = { ...settings, ...given, PORT: new URL(OTHER_CMS).port, NODE_ENV: 'production' };
    const other = start('other-cms', ['node_modules/next/dist/bin/next', 'start'], env, FOLDER);
    programs.add(other);
    await answers(`${OTHER_CMS}/api/header?locale=en`, other, START_MS);
    return () => stop(other);
  };
  // Files have the address of the CMS that made the backup.
  const startOtherSite = async () =>
    void (await startSite('other', OTHER_SITE, { ...siteSettings(CMS, settings), CONTENT_BASE_URL: OTHER_CMS }));
  const cmsLog = () => readFileSync(join(RESULTS, 'cms.log'), 'utf8');
  return {
    settings,
    startCms,
    stopCms,
    startUntold: async () => void (await startUntold()),
    startSite: startTold,
    stopSite,
    startOtherCms,
    startOtherSite,
    cmsLog,
  };
}

export const test = base.extend<object, { services: Services }>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern here.
    async ({}, use, { workerIndex }) => {
      const programs = new Set<ChildProcess>();
      try {
        await use(await startAll(programs, workerIndex === 0));
      } finally {
        await Promise.all([...programs].map(stop));
      }
    },
    { scope: 'worker', auto: true, timeout: PREPARE_MS },
  ],
});
