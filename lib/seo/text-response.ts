import { AsyncLocalStorage } from 'node:async_hooks';
import { ContentError } from '#lib/content/client/errors.ts';
import { logFailure } from '#lib/content/client/log.ts';
import { edgeTagsOfAnything } from '#lib/content/edge/edge-headers.ts';

/** For an hour in shared caches, and for a day while it is revalidated. */
const CACHE_CONTROL = 'public, max-age=300, s-maxage=3600, stale-while-revalidate=86400';

/** The headers of a sitemap, feed or text file. */
export function textHeaders(type: string): Record<string, string> {
  return { 'content-type': `${type}; charset=utf-8`, 'cache-control': CACHE_CONTROL, ...edgeTagsOfAnything() };
}

function retryLaterResponse(): Response {
  return new Response('Try again later.\n', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '60' },
  });
}

/** 503 with `Retry-After` while the content service fails; the failure is logged. */
export async function orRetryLater(respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    logFailure(error);
    return retryLaterResponse();
  }
}

/**
 * Begins with the first chunk, so that an earlier failure can have an error status; a later one ends the connection, because
 * half a file must not look complete.
 */
export async function streamedResponse(chunks: AsyncGenerator<string>, type: string): Promise<Response> {
  const first = await chunks.next();
  const encoder = new TextEncoder();
  // Later chunks are read in the context of this request.
  const inRequest = AsyncLocalStorage.snapshot();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (!first.done) controller.enqueue(encoder.encode(first.value));
    },
    pull: (controller) =>
      inRequest(async () => {
        const { value, done } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      }),
    async cancel() {
      await chunks.return(undefined);
    },
  });
  return new Response(body, { headers: textHeaders(type) });
}
