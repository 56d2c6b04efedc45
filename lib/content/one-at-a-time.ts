/**
 * A function that calls another one at a time, so that an older result never replaces a newer one. Calls that come while one
 * waits for its turn share it.
 */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  const next = () => {
    waiting = undefined;
    running = run();
    return running;
  };
  return () => {
    waiting ??= running.then(next, next);
    return waiting;
  };
}
