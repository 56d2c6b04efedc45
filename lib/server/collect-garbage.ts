import { Session } from 'node:inspector';
import { performance } from 'node:perf_hooks';

/** How often the load is measured, in milliseconds. */
const MEASURED_MS = 5000;

/** Parts of the time in which the event loop is active, from 0 to 1: at this load or more it leaves garbage, and up to that it rests. */
const BUSY = 0.3;
const RESTING = 0.1;

/** Collects all garbage and gives the memory back to the system. It holds the event loop meanwhile, mostly for 0.1 to 0.2 seconds. */
export function collectGarbage(done: () => void): void {
  const session = new Session();
  session.connect();
  session.post('HeapProfiler.collectGarbage', () =>
    // To disconnect at once would hold the event loop for ever.
    setImmediate(() => {
      session.disconnect();
      done();
    }),
  );
}

/**
 * Collects the garbage of a server when it rests after work. V8 does so by itself only if little was allocated since it last collected
 * all garbage; after a flood of requests that would be never.
 */
export function collectGarbageAtRest(collect: (done: () => void) => void = collectGarbage): NodeJS.Timeout {
  let last = performance.eventLoopUtilization();
  let hasWorked = false;
  return setInterval(() => {
    const current = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(current, last);
    last = current;
    if (utilization >= BUSY) hasWorked = true;
    if (!hasWorked || utilization > RESTING) return;
    hasWorked = false;
    collect(() => {
      // The collection is no work that leaves garbage: on a slow machine it would cause the next one.
      last = performance.eventLoopUtilization();
    });
  }, MEASURED_MS).unref();
}
