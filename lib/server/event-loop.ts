import { performance } from 'node:perf_hooks';

/** How often the load is measured, in milliseconds. */
const MEASURED_MS = 50;

/** The part of the time, from 0 to 1, in which the event loop has work. */
const BUSY = 0.7;

let measuredAt = performance.now();
let utilization = performance.eventLoopUtilization();
let busy = false;

/** Whether the event loop has had work most of the time since the last measure. */
export function isEventLoopBusy(): boolean {
  const now = performance.now();
  if (now - measuredAt < MEASURED_MS) return busy;
  const current = performance.eventLoopUtilization();
  busy = performance.eventLoopUtilization(current, utilization).utilization > BUSY;
  measuredAt = now;
  utilization = current;
  return busy;
}
