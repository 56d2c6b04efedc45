import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from './step.ts';

test('a step is done once, again after a failure, a change of what it is done with, and the loss of what it made', () => {
  const folder = mkdtempSync(join(tmpdir(), 'step-'));
  const stamp = join(folder, 'made/.stamp');
  jest.spyOn(console, 'log').mockReturnValue();
  const run = jest.fn();
  run.mockImplementationOnce(() => {
    throw new Error('interrupted');
  });
  expect(() => step('install', stamp, 'a', run)).toThrow('interrupted');
  for (const wanted of ['a', 'a', 'b', 'b']) step('install', stamp, wanted, run);
  expect(run).toHaveBeenCalledTimes(3);
  rmSync(join(folder, 'made'), { recursive: true });
  step('install', stamp, 'b', run);
  expect(run).toHaveBeenCalledTimes(4);
  rmSync(folder, { recursive: true });
});
