import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from './run-project.ts';

test('a step is done once, again after a failure, a change of what it is done with, and the loss of what it made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'step-'));
  const stamp = join(folder, 'made/.stamp');
  jest.spyOn(console, 'log').mockReturnValue();
  const run = jest.fn().mockRejectedValueOnce(new Error('interrupted')).mockResolvedValue(undefined);
  await expect(step('install', stamp, 'a', run)).rejects.toThrow('interrupted');
  for (const wanted of ['a', 'a', 'b', 'b']) await step('install', stamp, wanted, run);
  expect(run).toHaveBeenCalledTimes(3);
  rmSync(join(folder, 'made'), { recursive: true });
  await step('install', stamp, 'b', run);
  expect(run).toHaveBeenCalledTimes(4);
  rmSync(folder, { recursive: true });
});
