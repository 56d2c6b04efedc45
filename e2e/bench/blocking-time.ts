/** Milliseconds; the rest of a longer task is blocking time. */
const LONG_TASK = 50;

/**
 * Total Blocking Time in milliseconds, as Lighthouse defines it: after the first contentful paint.
 * @param paint when the first contentful paint was
 */
export function totalBlockingTime(tasks: readonly Pick<PerformanceEntry, 'startTime' | 'duration'>[], paint: number): number {
  return tasks.reduce((sum, { startTime, duration }) => {
    const visible = startTime + duration - Math.max(startTime, paint);
    return sum + Math.max(0, visible - LONG_TASK);
  }, 0);
}
