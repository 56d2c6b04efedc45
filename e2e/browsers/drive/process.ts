import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const running = new Set<number>();
// Also when this process is interrupted.
process.on('exit', () => {
  for (const group of running) signal(group, 'SIGKILL');
});
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => process.exit(1));

/** Starts a program in a process group of its own, so that it can be ended with what it has started. */
export function start(command: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const program = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options, detached: true });
  program.on('error', () => undefined);
  if (program.pid !== undefined) running.add(program.pid);
  return program;
}

/** Ends a program and what it has started. */
export async function end(program: ChildProcess): Promise<void> {
  const group = program.pid;
  if (group === undefined) return;
  const ended = program.exitCode !== null || program.signalCode !== null ? undefined : once(program, 'exit');
  signal(group, 'SIGTERM');
  await Promise.race([ended, pause(3000, undefined, { ref: false })]);
  signal(group, 'SIGKILL');
  running.delete(group);
  await Promise.race([ended, pause(1000, undefined, { ref: false })]);
}

function signal(group: number, name: NodeJS.Signals) {
  try {
    process.kill(-group, name);
  } catch {
    // It has ended.
  }
}

/** The first match in what a program prints. @throws when it ends or says nothing in time */
export async function printed(program: ChildProcess, pattern: RegExp, stream = program.stderr): Promise<string> {
  let text = '';
  return await new Promise((resolve, reject) => {
    const give = (error: Error) => reject(error);
    const timer = setTimeout(() => give(new Error(`${program.spawnfile} did not start in 60 s: ${text}`)), 60_000);
    timer.unref();
    program.once('error', give);
    program.once('exit', () => give(new Error(`${program.spawnfile} ended: ${text}`)));
    stream?.on('data', (part: Buffer) => {
      text += part.toString();
      const [found] = pattern.exec(text) ?? [];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
}
