import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** How long a program may take to end, in milliseconds: npm does not always end when it is asked to. */
const END_MS = 15_000;

/** Programs that show what they print, and end together. */
export function createPrograms(endMs = END_MS) {
  const running = new Set<ChildProcess>();
  return {
    start(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
      const program = spawn(command, args, { stdio: 'inherit', ...options });
      running.add(program);
      return program.once('exit', () => running.delete(program));
    },
    /** Asks all to end, and ends those that do not. */
    stop(): void {
      for (const program of running) {
        program.kill('SIGTERM');
        setTimeout(() => program.kill('SIGKILL'), endMs).unref();
      }
    },
  };
}

export type Programs = ReturnType<typeof createPrograms>;
