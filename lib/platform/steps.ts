import { setImmediate } from 'node:timers/promises';

/** How long work goes on before the event loop has its turn, in milliseconds. */
const SLICE_MS = 10;

/** Work that can be interrupted at each `yield`; a step takes a few milliseconds at most. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** What a function that builds in steps results in. */
export type ResultOf<Build extends (...given: never) => Steps<unknown>> =
  ReturnType<Build> extends Steps<infer Result> ? Result : never;

/** Does all steps at once. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does the steps in slices, between which the event loop answers others. */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  let start = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - start < SLICE_MS) continue;
    await setImmediate();
    start = performance.now();
  }
}
