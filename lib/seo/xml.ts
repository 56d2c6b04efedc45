import { AsyncLocalStorage } from 'node:async_hooks';
import { ContentError } from '#lib/content/client/errors.ts';
import { logFailure } from '#lib/content/log.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A text as it may stand in XML, in elements and attributes; characters that XML does not have go. */
export function escapeXml(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** How long caches keep what machines read, in seconds, and how long they may show it while it is made again. */
const CACHE_CONTROL = 'public, max-age=300, s-maxage=3600, stale-while-revalidate=86400';

/** The headers of a text for machines. */
export function machineHeaders(type: string): Record<string, string> {
  return { 'content-type': `${type}; charset=utf-8`, 'cache-control': CACHE_CONTROL };
}

/** The answer while the content service fails: machines come back, and keep what they had. */
function laterAnswer(): Response {
  return new Response('Try again later.\n', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '60' },
  });
}

/**
 * An answer for machines, or "later" while the content service fails, which is logged.
 * @throws only what is no failure of the content service
 */
export async function orLater(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    logFailure(error);
    return laterAnswer();
  }
}

/**
 * An answer that is made while it is sent. Its first part is there before it begins, so that a failure before that has a status;
 * a later one breaks the connection, because half a file must not look like a whole one.
 * @param parts the file in its order, made as they are taken
 * @throws what the first part throws
 */
export async function streamed(parts: AsyncGenerator<string>, type: string): Promise<Response> {
  const first = await parts.next();
  const encoder = new TextEncoder();
  // The reads behind the parts belong to this request, whoever asks for the next part.
  const inRequest = AsyncLocalStorage.snapshot();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (!first.done) controller.enqueue(encoder.encode(first.value));
    },
    pull: (controller) =>
      inRequest(async () => {
        const { value, done } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      }),
    async cancel() {
      await parts.return(undefined);
    },
  });
  return new Response(body, { headers: machineHeaders(type) });
}
