import { ContentError, GoneError } from './client/errors.ts';
import type { Page } from './contract/documents.ts';
import { logFailure } from './log.ts';

/** What came of asking for a page: the page, nothing at that address (any more, for good), or a failure. */
export type PageResult =
  | { kind: 'page'; page: Page }
  | { kind: 'missing'; gone?: true }
  | { kind: 'failed'; error: ContentError };

/** A failure reaches the head and the body of a page; it is logged once. */
const logged = new WeakSet<ContentError>();

/**
 * Asks for a page and turns every failure of the content service into a result.
 * @throws only what is no failure of the content service
 */
export async function pageResult(read: () => Promise<Page | null>): Promise<PageResult> {
  try {
    const page = await read();
    return page === null ? { kind: 'missing' } : { kind: 'page', page };
  } catch (error) {
    if (error instanceof GoneError) return { kind: 'missing', gone: true };
    if (!(error instanceof ContentError)) throw error;
    if (!logged.has(error)) logFailure(error.path, error);
    logged.add(error);
    return { kind: 'failed', error };
  }
}
