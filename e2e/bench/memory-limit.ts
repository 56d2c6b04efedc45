/** A memory cgroup (version 1 or 2) for a server. Needs Linux and the right to create one, which root has. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MEBIBYTE = 2 ** 20;

/** The files of each version. `inactive` entries count file pages that the kernel reclaims before it kills. */
const VERSIONS = [
  {
    parent: '/sys/fs/cgroup/memory',
    mark: 'memory.use_hierarchy',
    limit: 'memory.limit_in_bytes',
    swap: 'memory.memsw.limit_in_bytes',
    swapMax: (bytes: number) => bytes,
    usage: 'memory.usage_in_bytes',
    peak: 'memory.max_usage_in_bytes',
    inactive: 'total_inactive_file',
    events: 'memory.oom_control',
  },
  {
    parent: '/sys/fs/cgroup',
    mark: 'cgroup.controllers',
    limit: 'memory.max',
    swap: 'memory.swap.max',
    swapMax: () => 0,
    usage: 'memory.current',
    peak: 'memory.peak',
    inactive: 'inactive_file',
    events: 'memory.events',
  },
] as const;

export interface MemoryLimit {
  /** Runs the command after it in the group. */
  readonly prefix: readonly string[];
  /** In MiB: now without inactive file pages, and the peak with them; and the processes that the OOM killer ended. */
  read: () => { workingSet: number; peak: number; kills: number };
  /** To be called after its processes have ended. */
  remove: () => void;
}

type Version = (typeof VERSIONS)[number];

function createGroup(version: Version, name: string, mebibytes: number): MemoryLimit {
  const { parent, limit, swap, swapMax, usage, peak, inactive, events } = version;
  const group = join(parent, name);
  const text = (file: string) => readFileSync(join(group, file), 'utf8');
  const entry = (file: string, key: string) => Number(new RegExp(`^${key} (\\d+)`, 'm').exec(text(file))?.[1] ?? 0);
  mkdirSync(group);
  try {
    const bytes = mebibytes * MEBIBYTE;
    writeFileSync(join(group, limit), String(bytes));
    // Missing where the kernel does not count swap.
    if (existsSync(join(group, swap))) writeFileSync(join(group, swap), String(swapMax(bytes)));
  } catch (error) {
    rmdirSync(group);
    throw error;
  }
  return {
    prefix: ['sh', '-c', 'echo $$ > "$0" && exec "$@"', join(group, 'cgroup.procs')],
    read: () => ({
      workingSet: (Number(text(usage)) - entry('memory.stat', inactive)) / MEBIBYTE,
      peak: Number(text(peak)) / MEBIBYTE,
      kills: entry(events, 'oom_kill'),
    }),
    remove: () => rmdirSync(group),
  };
}

/** Creates a group. @returns `undefined` where that is not possible; the console says why */
export function limitMemory(name: string, mebibytes: number): MemoryLimit | undefined {
  const version = VERSIONS.find(({ parent, mark }) => existsSync(join(parent, mark)));
  try {
    if (version) return createGroup(version, `${name}-${process.pid}`, mebibytes);
    console.log(`SKIPPED: the limit of ${mebibytes} MiB, because this system has no memory cgroups.`);
  } catch (error) {
    console.log(`SKIPPED: the limit of ${mebibytes} MiB, because no memory cgroup can be made: ${error}`);
  }
  return undefined;
}
