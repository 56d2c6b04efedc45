import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { errorResponse } from '#lib/contract/error-response.ts';
import { parseJson } from '#lib/contract/parse-json.ts';
import { property } from '#lib/platform/property.ts';
import { hasBearerToken, isSecret } from '#lib/platform/secret.ts';
import { readText } from '../client/read-text.ts';
import { isTag } from '../read/tags.ts';
import { type Change, changeOf } from './entry-event.ts';

/** Largest body, in bytes: an event may have a whole page in it. */
const BODY_MAX = 2_000_000;
/** Time limit for receiving the body, in milliseconds. */
const BODY_MS = 5000;
const TAGS_MAX = 50;

const body = z.object({ tags: z.array(z.string().refine(isTag)).min(1).max(TAGS_MAX) });

/** `x-hub-signature-256: sha256=<HMAC in hex>` */
function isSigned(signature: string, text: string, secret: string): boolean {
  return isSecret(signature, `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`);
}

/**
 * Reads a webhook call with `Authorization: Bearer <secret>` or a signature. The body is `{"tags": ["page:ekaa", …]}` or a CMS
 * event: `{"event": "entry.publish", "model": "page", "entry": {"slug": "ekaa"}}`.
 * @param secret `REVALIDATE_SECRET`; without it the webhook does not exist
 * @returns what has changed, or an error response
 */
export async function readWebhook(request: Request, secret: string | undefined, product: string): Promise<Change | Response> {
  if (secret === undefined) return errorResponse(404, 'There is no such path.');
  const refused = errorResponse(401, 'The secret is missing or wrong.', { 'www-authenticate': 'Bearer' });
  const signature = request.headers.get('x-hub-signature-256');
  const hasBearer = hasBearerToken(request.headers, secret);
  if (!hasBearer && signature === null) return refused;
  let text: string;
  try {
    text = await readText(new Response(request.body), 'revalidate', BODY_MAX, AbortSignal.timeout(BODY_MS));
  } catch {
    return errorResponse(400, `The body is larger than ${BODY_MAX} bytes, or did not arrive.`);
  }
  if (!hasBearer && !isSigned(signature ?? '', text, secret)) return refused;
  const json = parseJson(text);
  if (property(json, 'tags') !== undefined) {
    const { data } = body.safeParse(json);
    const wrong = `tags must be a list of 1 to ${TAGS_MAX} valid tags, such as page:ekaa.`;
    return data ? { tags: [...new Set(data.tags)], addresses: [] } : errorResponse(400, wrong);
  }
  const change = changeOf(json, product);
  return typeof change === 'string' ? errorResponse(400, change) : change;
}
