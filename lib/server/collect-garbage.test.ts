import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { collectGarbage, collectGarbageAtRest } from './collect-garbage.ts';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('13 garbage is collected once when the server rests after work, not while it works, nor after the work of a collection', () => {
  jest.useFakeTimers();
  const none = { idle: 0, active: 0, utilization: 0 };
  const time = { ...none };
  jest.spyOn(performance, 'eventLoopUtilization').mockImplementation((now = time, before = none) => {
    const [idle, active] = [now.idle - before.idle, now.active - before.active];
    return { idle, active, utilization: active / (idle + active) };
  });
  const collect = jest.fn((done: () => void) => {
    time.active += 4000;
    done();
  });
  const timer = collectGarbageAtRest(collect);
  const collections = [0.01, 0.9, 0.9, 0.2, 0.01, 0.01, 0.01, 0.2, 0.01].map((load) => {
    time.active += 5000 * load;
    time.idle += 5000 * (1 - load);
    jest.advanceTimersByTime(5000);
    return collect.mock.calls.length;
  });
  clearInterval(timer);
  expect(collections).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1]);
});

test('13 what nothing refers to is freed, and the process goes on', async () => {
  const garbage = new WeakRef({});
  await sleep(1);
  await new Promise<void>(collectGarbage);
  expect(garbage.deref()).toBeUndefined();
});
