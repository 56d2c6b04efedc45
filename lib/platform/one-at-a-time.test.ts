import { oneAtATime } from './one-at-a-time.ts';

test('one load runs at a time; those that are asked for meanwhile are one, also after a failure', async () => {
  const ends: ((error?: Error) => void)[] = [];
  const run = jest.fn(() => new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve()))));
  const load = oneAtATime(run);
  const first = load();
  await Promise.resolve();
  const others = [load(), load(), load()];
  expect(run).toHaveBeenCalledTimes(1);
  ends[0]?.(new Error('wrong'));
  await expect(first).rejects.toThrow('wrong');
  await Promise.resolve();
  expect(run).toHaveBeenCalledTimes(2);
  ends[1]?.();
  await Promise.all(others);
  expect(run).toHaveBeenCalledTimes(2);
});
