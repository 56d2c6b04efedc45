/** An instance of the site, which keeps its folder when it is killed. */
import { type ChildProcess, execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { limitMemory, type MemoryLimit } from '../bench/memory-limit.ts';
import { usageOf } from '../bench/process-usage.ts';
import { folderOf, spawnSite, waitUntilOk } from '../bench/site.ts';

const CLOCK = join(import.meta.dirname, 'clock.mjs');

/** The size of a folder in MB. Files may disappear meanwhile. */
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
  isRunning = false;
  readySince = 0;
  kills = 0;
  /** The maxima, in MB. */
  memory = 0;
  disk = 0;
  private readonly folder: string;
  private readonly port: number;
  private readonly settings: Record<string, string>;
  private readonly limit: MemoryLimit | undefined;
  private sizeAtStart: number | undefined;
  private process: ChildProcess | undefined;
  private readonly onCrash: (text: string) => void;

  /**
   * @param memory the limit in MiB, where the system has memory cgroups
   * @param onCrash called when it exits by itself; its errors are in `{folder}.log`
   */
  constructor(
    name: string,
    port: number,
    settings: Record<string, string>,
    memory: number | undefined,
    onCrash: (text: string) => void,
  ) {
    this.onCrash = onCrash;
    this.name = name;
    this.port = port;
    this.origin = `http://localhost:${port}`;
    this.settings = settings;
    this.folder = folderOf(`soak-${name}`);
    this.limit = memory === undefined ? undefined : limitMemory(`soak-${name}`, memory);
    rmSync(`${this.folder}.log`, { force: true });
  }

  async start(): Promise<void> {
    const isFirst = this.sizeAtStart === undefined;
    const child = spawnSite(`soak-${this.name}`, this.port, 'pipe', {
      settings: this.settings,
      memory: this.limit,
      import: CLOCK,
      keepsFolder: !isFirst,
    });
    // While its disk is full it cannot write to a file.
    child.stderr?.on('data', (text) => appendFileSync(`${this.folder}.log`, text));
    child.once('exit', (code, signal) => {
      if (this.process !== child) return;
      this.isRunning = false;
      this.onCrash(`instance ${this.name} ended by itself: ${signal ?? code}`);
    });
    this.process = child;
    await waitUntilOk(`${this.origin}/service/health`);
    if (child.exitCode !== null) throw new Error(`Something else answers at ${this.origin}.`);
    this.sizeAtStart ??= megabytesBelow(this.folder);
    this.readySince = Date.now();
    this.isRunning = true;
  }

  /** With SIGKILL. */
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

  /** Makes writes to files fail, as on a full disk. Linux only. */
  setDiskFull(isFull: boolean): void {
    if (!this.isRunning) return;
    const limit = isFull ? '--fsize=0:unlimited' : '--fsize=unlimited:unlimited';
    execFileSync('prlimit', ['--pid', String(this.process?.pid), limit]);
  }

  /** Sets its clock ahead by an hour, or back. */
  jumpInTime(): void {
    this.process?.kill('SIGUSR2');
  }

  /** Processes that the OOM killer ended. */
  get memoryKills(): number {
    return this.limit?.read().kills ?? 0;
  }

  async stop(): Promise<void> {
    await this.kill();
    this.limit?.remove();
  }

  measure(): void {
    if (!this.isRunning || !this.process?.pid) return;
    this.memory = Math.max(this.memory, usageOf(this.process.pid).megabytes);
    this.disk = Math.max(this.disk, megabytesBelow(this.folder) - (this.sizeAtStart ?? 0));
  }
}
