/** @jest-environment node */
import { once } from 'node:events';
import { createPrograms } from './programs.ts';

test('programs end when they are asked to, or are ended', async () => {
  const programs = createPrograms(50);
  const run = (script: string) => programs.start(process.execPath, ['-e', script], { stdio: 'pipe' });
  const willing = run("process.once('SIGTERM', () => process.exit(3)); setInterval(() => 0, 1000); console.log('ready')");
  const unwilling = run("process.on('SIGTERM', () => 0); setInterval(() => 0, 1000); console.log('ready')");
  for (const { stdout } of [willing, unwilling]) if (stdout) await once(stdout, 'data');
  const ended = Promise.all([willing, unwilling].map((program) => once(program, 'exit')));
  programs.stop();
  const [[status], [, signal]] = (await ended) as [unknown[], unknown[]];
  expect([
    [3, null],
    [null, 'SIGKILL'],
  ]).toEqual([
    [status ?? null, null],
    [null, signal],
  ]);
});
