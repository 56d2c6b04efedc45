/** A release replaces another behind nginx, one instance after the other, while visitors have its pages open. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { environment, nodePath, root } from '../lib/cli/workspace.mjs';
import { startProxy } from './soak/proxy.ts';
import { CI_ONLY } from './support/ci-only.ts';
import { copyProject } from './support/copy-project.ts';
import {
  actionFields,
  addressOf,
  expectSent,
  fill,
  filledForm,
  formToken,
  post,
  REFERENCE,
  sendSlowly,
} from './support/design-form.ts';
import { hydrated } from './support/hydrated.ts';
import { freePort } from './support/own-site.ts';
import { isInstalled } from './support/programs.ts';
import { bar, DESKTOP, openBar } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

test.skip(!isInstalled('nginx'), 'nginx is not installed');
// A page of the earlier release asks for a script of its own once more when the first instance did not have it.
test.use({ viewport: DESKTOP, expectedComplaints: /404/ });

const PATHS = ['/', '/hi', '/ekaa', '/faqs', '/exclusive-offers'];
const LARGER = { old: 'A+ Larger text', new: 'A+ Bigger text' };
const CHUNKS = '.next/static/chunks';

/** Builds a release with another text and other scripts, which answers those of the earlier one, too. */
function buildRelease(folder: string): void {
  copyProject(folder);
  const messages = join(folder, 'messages/en.json');
  writeFileSync(messages, readFileSync(messages, 'utf8').replace(LARGER.old, LARGER.new));
  for (const name of readdirSync(join(folder, 'components'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.client.tsx')) continue;
    const file = join(folder, 'components', name);
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nperformance.mark('another release');\n`);
  }
  execFileSync(nodePath(), ['lib/cli/build.mjs'], { cwd: folder, env: environment() });
  cpSync(join(root, '.next/static'), join(folder, '.next/static'), { recursive: true, force: false });
}

function startInstance(folder: string, port: number, origin: string): ChildProcess {
  const settings = [`SITE_ORIGIN=${origin}`, 'REVALIDATE_SECRET=a-secret-of-all-releases', 'WARM_PAGES=header'];
  return spawn(nodePath(), ['e2e/support/serve.ts', `rolling-${port}`, String(port), ...settings], {
    cwd: folder,
    env: environment(),
    stdio: 'ignore',
  });
}

async function untilReady(port: number): Promise<void> {
  await expect(async () => expect((await fetch(`http://localhost:${port}/service/ready`)).status).toBe(200)).toPass({
    timeout: 120_000,
  });
}

async function end(instance: ChildProcess): Promise<void> {
  const exited = once(instance, 'exit');
  instance.kill('SIGTERM');
  await exited;
}

/** Visits pages with all their scripts and styles until it is told to stop. */
class Visitors {
  readonly faults: string[] = [];
  visits = 0;
  private isOver = false;
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  async visit(): Promise<void> {
    while (!this.isOver) {
      for (const path of PATHS) {
        const html = await this.ask(path);
        const files = new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g));
        for (const file of files) await this.ask(file);
        this.visits += 1;
        await sleep(100);
      }
    }
  }

  stop(): void {
    this.isOver = true;
  }

  private async ask(path: string): Promise<string> {
    const response = await fetch(this.origin + path).catch((error: unknown) => error);
    if (!(response instanceof Response)) this.faults.push(`${path}: ${response}`);
    else if (response.status !== 200) this.faults.push(`${path}: ${response.status}`);
    return response instanceof Response ? response.text() : '';
  }
}

/** Clicks until the page has larger letters: a page whose data are of the other release is loaded again first. */
async function enlarge(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: /^A\+/ }).first().click({ timeout: 5000 });
    await expect(page.locator('html[style*="--font-adjust"]')).toBeAttached({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
}

test('10 pages of an earlier release stay usable while the next one replaces it, and no page mixes both', {
  tag: CI_ONLY,
}, async ({ context, request }) => {
  test.setTimeout(1_800_000);
  const folder = join(root, '.next/rolling');
  const ports: [number, number] = [await freePort(), await freePort()];
  const proxyPort = await freePort();
  const origin = `http://localhost:${proxyPort}`;
  rmSync(folder, { recursive: true, force: true });
  const started: ChildProcess[] = [];
  try {
    buildRelease(folder);
    const [old, all] = [join(root, CHUNKS), join(folder, CHUNKS)].map((path) => new Set(readdirSync(path)));
    expect([...(old ?? [])].filter((name) => !all?.has(name))).toEqual([]);
    expect(all?.size).toBeGreaterThan(old?.size ?? 0);

    const [first, second] = ports.map((port) => startInstance(root, port, origin));
    if (!first || !second) return;
    started.push(first, second);
    await Promise.all(ports.map(untilReady));
    started.push(startProxy(proxyPort, ports));
    await expect(async () => expect((await fetch(`${origin}/ekaa`)).status).toBe(200)).toPass();

    const [untouched, hydratedPage, form] = [await context.newPage(), await context.newPage(), await context.newPage()];
    await untouched.goto(`${origin}/faqs`);
    await expect(untouched.getByRole('button', { name: LARGER.old }).first()).toBeAttached();
    await hydratedPage.goto(`${origin}/ekaa`);
    await hydrated(hydratedPage.locator('[data-island]').first());
    await fill(form, 'en', origin);
    const without = await (await request.get(origin + addressOf('en'))).text();

    const visitors = new Visitors(origin);
    const visiting = visitors.visit();
    await end(first);
    const third = startInstance(folder, ports[0], origin);
    started.push(third);
    await untilReady(ports[0]);
    for (const path of ['/', '/ta', '/exclusive-offers']) {
      const answer = await fetch(`http://localhost:${ports[0]}${path}`);
      expect([path, answer.status, answer.headers.get('x-nextjs-cache')]).toEqual([path, 200, 'HIT']);
    }
    // Both releases answer.
    const releases = new Set<boolean>();
    await expect(async () => {
      releases.add((await (await fetch(`${origin}/faqs?tab=${Math.random()}`)).text()).includes(LARGER.new));
      expect(releases.size).toBe(2);
    }).toPass({ intervals: [100] });
    await enlarge(untouched);

    await end(second);
    started.push(startInstance(folder, ports[1], origin));
    await untilReady(ports[1]);
    await sleep(3000);
    visitors.stop();
    await visiting;
    expect(visitors.visits).toBeGreaterThan(20);
    expect(visitors.faults).toEqual([]);
    expect(await (await fetch(`${origin}/faqs`)).text()).toContain(LARGER.new);

    // Its scripts are those of the earlier release.
    await openBar(hydratedPage);
    await bar(hydratedPage).getByRole('combobox').pressSequentially('lou');
    await expect(bar(hydratedPage).getByRole('option').first()).toBeVisible();
    await expect(hydratedPage.getByRole('button', { name: LARGER.old }).first()).toBeAttached();
    await sendSlowly(form, 'en');
    await expectSent(form);
    const sent = { ...actionFields(without), ...filledForm('en', await formToken(request, origin)) };
    expect((await post(request, origin + addressOf('en'), sent)).html).toMatch(REFERENCE);
  } finally {
    for (const child of started) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
