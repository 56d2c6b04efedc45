import { readdirSync, readFileSync } from 'node:fs';

/** Of the clock in /proc, on every Linux that Node supports. */
const TICKS_PER_SECOND = 100;
/** The fields of /proc/PID/stat after the name, which may contain spaces. */
const FIELD = { parent: 1, userTicks: 11, systemTicks: 12 };

function statOf(pid: string): { parent: string; seconds: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    const ticks = Number(fields[FIELD.userTicks]) + Number(fields[FIELD.systemTicks]);
    return { parent: fields[FIELD.parent] ?? '', seconds: ticks / TICKS_PER_SECOND };
  } catch {
    return undefined;
  }
}

function megabytesOf(pid: string): number {
  try {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    // It has ended.
    return 0;
  }
}

/**
 * CPU time in seconds and memory in MB of a process and its children. Linux only.
 * @throws without /proc
 */
export function usageOf(process: number): { seconds: number; megabytes: number } {
  const stats = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        const stat = statOf(pid);
        return stat ? [[pid, stat] as const] : [];
      }),
  );
  const family = [String(process)];
  for (const pid of family) for (const [child, { parent }] of stats) if (parent === pid) family.push(child);
  return {
    seconds: family.reduce((sum, pid) => sum + (stats.get(pid)?.seconds ?? 0), 0),
    megabytes: family.reduce((sum, pid) => sum + megabytesOf(pid), 0),
  };
}
