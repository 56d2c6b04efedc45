import { runInSlices, runSteps, type Steps } from './steps.ts';

const busy = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

function* work(count: number): Steps<number> {
  for (let step = 0; step < count; step += 1) {
    busy(2);
    yield;
  }
  return count;
}

test('work in slices lets the event loop run, and has the same result as at once', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  expect(await runInSlices(work(50))).toBe(50);
  expect(turns).toBeGreaterThanOrEqual(5);
  turns = 0;
  expect(runSteps(work(50))).toBe(50);
  expect(turns).toBe(0);
  clearImmediate(timer);
});

test('work that fails rejects', async () => {
  const failing = function* (): Steps<never> {
    yield;
    throw new Error('broken');
  };
  await expect(runInSlices(failing())).rejects.toThrow('broken');
  expect(() => runSteps(failing())).toThrow('broken');
});
