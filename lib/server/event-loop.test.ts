import { setTimeout as sleep } from 'node:timers/promises';
import { isEventLoopBusy } from './event-loop.ts';

/** Does nothing else for 100 ms. */
function compute(): void {
  const end = performance.now() + 100;
  while (performance.now() < end);
}

test('the event loop is busy after a long computation, and not after a pause', async () => {
  isEventLoopBusy();
  await sleep(500);
  expect(isEventLoopBusy()).toBe(false);
  compute();
  expect(isEventLoopBusy()).toBe(true);
  await sleep(500);
  expect(isEventLoopBusy()).toBe(false);
});
