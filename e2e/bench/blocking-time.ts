/** A task blocks a touch for what is longer than this, in milliseconds. */
const LONG_TASK = 50;

/**
 * The Total Blocking Time of tasks, in milliseconds, as Lighthouse defines it: of a task in which the first contentful paint is, only
 * the part after the paint counts.
 * @param paint when the first contentful paint was
 */
export function totalBlockingTime(tasks: readonly Pick<PerformanceEntry, 'startTime' | 'duration'>[], paint: number): number {
  return tasks.reduce((sum, { startTime, duration }) => {
    const visible = startTime + duration - Math.max(startTime, paint);
    return sum + Math.max(0, visible - LONG_TASK);
  }, 0);
}
