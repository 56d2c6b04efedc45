import { revalidateSoon } from './cache.ts';
import { ContentError } from './client/errors.ts';
import { logFailure } from './log.ts';
import { type Result, valueOrThrow } from './read.ts';

/**
 * A part that its page can do without. A failure is logged, and the page is rendered again soon.
 * @param reading rejects with a `ContentError` when the part cannot be read
 * @returns `undefined` when the part does not exist or cannot be read
 */
export async function optionalPart<Part>(reading: Promise<Part>): Promise<Part | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    logFailure(error);
    await revalidateSoon();
    return undefined;
  }
}

/** The value of a part that its page can do without; see `optionalPart`. */
export function pagePart<Value>(reading: Promise<Result<Value>>): Promise<Value | undefined> {
  return optionalPart(reading.then(valueOrThrow));
}
