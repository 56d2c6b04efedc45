/** @jest-environment node */
import { once } from 'node:events';
import { createPrograms } from './programs.ts';

/** How a program ends that is asked to: its status and its signal. */
async function endOf(script: string, endMs?: number): Promise<unknown[]> {
  const programs = createPrograms(endMs);
  const program = programs.start(process.execPath, ['-e', `${script}; setInterval(() => 0, 1000); console.log('ready')`], {
    stdio: 'pipe',
  });
  if (program.stdout) await once(program.stdout, 'data');
  const ended = once(program, 'exit');
  programs.stop();
  return ended;
}

test('a program ends when it is asked to', async () => {
  expect(await endOf("process.once('SIGTERM', () => process.exit(3))")).toEqual([3, null]);
});

test('a program that does not end when it is asked to is ended', async () => {
  expect(await endOf("process.on('SIGTERM', () => 0)", 50)).toEqual([null, 'SIGKILL']);
});
