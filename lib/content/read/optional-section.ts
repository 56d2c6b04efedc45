import { ContentError } from '../client/errors.ts';
import { logFailure } from '../client/log.ts';
import { revalidateSoon } from './cache.ts';
import { type Result, valueOrThrow } from './read.ts';

/** An optional section: a failure is logged, and the page is rendered again soon. */
export async function optionalSection<Section>(reading: Promise<Section>): Promise<Section | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    logFailure(error);
    await revalidateSoon();
    return undefined;
  }
}

/** The content of an optional section; see `optionalSection`. */
export function readOptional<Value>(reading: Promise<Result<Value>>): Promise<Value | undefined> {
  return optionalSection(reading.then(valueOrThrow));
}
