/** An instance of the site, whose folder of cached files stays when it is killed. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { appendFileSync, existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment, nodePath, root } from '#lib/cli/workspace.mjs';
import { usageOf } from '../bench/process-usage.ts';
import { waitUntilOk } from '../bench/site.ts';

const OPTIONS = ['--max-old-space-size=400', '--max-semi-space-size=8', '--import', join(import.meta.dirname, 'clock.mjs')];

/** The size of what is below a folder, in MB. Files may disappear meanwhile. */
function megabytesBelow(folder: string): number {
  if (!existsSync(folder)) return 0;
  const sizes = readdirSync(folder, { recursive: true }).map(
    (name) => lstatSync(join(folder, String(name)), { throwIfNoEntry: false })?.size ?? 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6;
}

export class Instance {
  readonly name: string;
  readonly origin: string;
  /** Whether it can answer, since when, and how often it was killed. */
  isRunning = false;
  readySince = 0;
  kills = 0;
  /** The most that was measured, in MB. */
  memory = 0;
  disk = 0;
  private readonly folder: string;
  private readonly settings: Record<string, string>;
  private process: ChildProcess | undefined;
  private readonly onCrash: (text: string) => void;

  /** @param onCrash called when it ends by itself; its errors are in `.next/soak/{name}.log` */
  constructor(name: string, port: number, settings: Record<string, string>, onCrash: (text: string) => void) {
    this.onCrash = onCrash;
    this.name = name;
    this.origin = `http://localhost:${port}`;
    const CACHE_DIR = `.next/soak/${name}`;
    this.settings = { ...settings, PORT: String(port), CACHE_DIR, NODE_ENV: 'production' };
    this.folder = join(root, CACHE_DIR);
    for (const path of [this.folder, `${this.folder}.log`]) rmSync(path, { recursive: true, force: true });
  }

  async start(): Promise<void> {
    const env = { ...environment(), ...this.settings };
    const child = spawn(nodePath(), [...OPTIONS, 'lib/server/server.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    // It cannot write to a file itself while its disk is full.
    child.stderr?.on('data', (text) => appendFileSync(`${this.folder}.log`, text));
    child.once('exit', (code, signal) => {
      if (this.process !== child) return;
      this.isRunning = false;
      this.onCrash(`instance ${this.name} ended by itself: ${signal ?? code}`);
    });
    this.process = child;
    await waitUntilOk(`${this.origin}/service/health`);
    if (child.exitCode !== null) throw new Error(`Something else answers at ${this.origin}.`);
    this.readySince = Date.now();
    this.isRunning = true;
  }

  /** Ends it without giving it time for anything. */
  async kill(): Promise<void> {
    const { process } = this;
    this.process = undefined;
    this.isRunning = false;
    this.kills += 1;
    if (!process) return;
    const exited = new Promise((resolve) => process.once('exit', resolve));
    process.kill('SIGKILL');
    await exited;
  }

  /** Makes every write to a file fail, as on a full disk. Linux only. */
  setDiskFull(isFull: boolean): void {
    if (!this.isRunning) return;
    const limit = isFull ? '--fsize=0:unlimited' : '--fsize=unlimited:unlimited';
    execFileSync('prlimit', ['--pid', String(this.process?.pid), limit]);
  }

  /** Sets its clock ahead by an hour, or back. */
  jumpInTime(): void {
    this.process?.kill('SIGUSR2');
  }

  measure(): void {
    if (!this.isRunning || !this.process?.pid) return;
    this.memory = Math.max(this.memory, usageOf(this.process.pid).megabytes);
    this.disk = Math.max(this.disk, megabytesBelow(this.folder));
  }
}
