import { z } from 'zod';
import { hasBearerToken } from '#lib/security/bearer-token.ts';
import { readText } from './client/read-text.ts';
import { errorResponse } from './contract/error-response.ts';
import { isTag } from './tags.ts';

/** Largest body, in bytes. */
const BODY_MAX = 10_000;
/** Time limit for receiving the body, in milliseconds. */
const BODY_MS = 5000;
const TAGS_MAX = 50;

const body = z.object({ tags: z.array(z.string().refine(isTag)).min(1).max(TAGS_MAX) });

/**
 * Reads a call of the webhook: `POST` with `Authorization: Bearer <secret>` and `{"tags": ["page:ekaa", …]}`.
 * @param secret `REVALIDATE_SECRET`; without it the webhook does not exist
 * @returns the tags to revalidate, or an error response
 */
export async function tagsToRevalidate(request: Request, secret: string | undefined): Promise<string[] | Response> {
  if (secret === undefined) return errorResponse(404, 'There is no such path.');
  if (!hasBearerToken(request.headers, secret))
    return errorResponse(401, 'The secret is missing or wrong.', { 'www-authenticate': 'Bearer' });
  try {
    const text = await readText(new Response(request.body), 'revalidate', BODY_MAX, AbortSignal.timeout(BODY_MS));
    const tags = body.parse(JSON.parse(text));
    return [...new Set(tags.tags)];
  } catch {
    return errorResponse(400, `The body must be {"tags": […]} with 1 to ${TAGS_MAX} valid tags, such as page:ekaa.`);
  }
}
