/** Runs one call at a time, so that an older result never replaces a newer one; calls meanwhile share the next run. */
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
