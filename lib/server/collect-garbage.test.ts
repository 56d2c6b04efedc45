import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { collectGarbage, collectGarbageAtRest } from './collect-garbage.ts';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('13 garbage is collected once when the server rests after work, and not while it works', () => {
  jest.useFakeTimers();
  let utilization = 0;
  jest.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({ idle: 0, active: 0, utilization }));
  const collect = jest.fn();
  const timer = collectGarbageAtRest(collect);
  const collections = [0.01, 0.9, 0.9, 0.2, 0.01, 0.01, 0.2, 0.01].map((load) => {
    utilization = load;
    jest.advanceTimersByTime(5000);
    return collect.mock.calls.length;
  });
  clearInterval(timer);
  expect(collections).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
});

test('13 what nothing refers to is freed, and the process goes on', async () => {
  const garbage = new WeakRef({});
  await sleep(1);
  collectGarbage();
  await sleep(1);
  expect(garbage.deref()).toBeUndefined();
});
