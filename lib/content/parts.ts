import { renewSoon } from './cached.ts';
import { ContentError, GoneError } from './client/errors.ts';
import { logDefect, logFailure } from './log.ts';

/** A failure reaches the head and the body of a page; it is logged once. */
const logged = new WeakSet<ContentError>();

function once(error: ContentError, write: () => void): void {
  if (!logged.has(error)) write();
  logged.add(error);
}

/**
 * A part that its block or page can do without: tabs, cities, a frame, terms. One that cannot be had is logged and left out, and
 * the page is made again soon.
 * @throws only what is no failure of the content service
 */
export async function orWithout<Part>(reading: Promise<Part> | undefined): Promise<Part | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    if (error instanceof GoneError) return undefined;
    once(error, () => logFailure(error.path, error));
    await renewSoon();
    return undefined;
  }
}

/** Whether an answer is a defect of what asked for it and no failure: it does not fit the contract, or the call does not (400). */
function isDefect(error: unknown): error is ContentError {
  return error instanceof ContentError && (error.failure === 'shape' || (error.failure === 'status' && error.status === 400));
}

/**
 * A block whose answer does not fit the contract is left out and logged; its page stays.
 * @throws {ContentError} for every other failure
 */
export async function unlessDefect<Part>(filling: Promise<Part>): Promise<Part | undefined> {
  try {
    return await filling;
  } catch (error) {
    if (!isDefect(error)) throw error;
    once(error, () => logDefect({ source: error.path, pointer: '', reason: `its block is left out: ${error.message}` }));
    return undefined;
  }
}
