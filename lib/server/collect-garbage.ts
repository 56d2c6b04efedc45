import { Session } from 'node:inspector';
import { performance } from 'node:perf_hooks';

/** How often the load is measured, in milliseconds. */
const MEASURED_MS = 5000;

/** The part of the time in which the event loop has work, from 0 to 1: from which on it leaves garbage, and up to which it rests. */
const BUSY = 0.3;
const RESTING = 0.1;

/** Collects all garbage and gives the memory back to the system. It holds the event loop for a tenth of a second. */
export function collectGarbage(): void {
  const session = new Session();
  session.connect();
  // To disconnect at once would hold the event loop for ever.
  session.post('HeapProfiler.collectGarbage', () => setImmediate(() => session.disconnect()));
}

/**
 * Collects the garbage of a server when it rests after work. V8 does so by itself only if little was allocated since it last collected
 * all garbage; after a flood of requests that would be never.
 */
export function collectGarbageAtRest(collect: () => void = collectGarbage): NodeJS.Timeout {
  let last = performance.eventLoopUtilization();
  let hasWorked = false;
  return setInterval(() => {
    const current = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(current, last);
    last = current;
    if (utilization >= BUSY) hasWorked = true;
    if (!hasWorked || utilization > RESTING) return;
    hasWorked = false;
    collect();
  }, MEASURED_MS).unref();
}
