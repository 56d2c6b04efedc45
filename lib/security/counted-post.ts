import { settings } from '#lib/config/settings.ts';
import { readBody } from '#lib/content/contract/body.ts';
import { matchEndpoint } from '#lib/content/contract/match.ts';

/**
 * Whether a POST is one that the contract has, with a body that fits, so that it counts: what is refused anyway uses up
 * nobody's share. The body is read.
 */
export async function isCountedPost(request: Request, product: string = settings.PRODUCT_SLUG): Promise<boolean> {
  const endpoint = matchEndpoint(new URL(request.url).pathname, product)?.endpoint;
  if (endpoint?.method !== 'POST' || endpoint.body === undefined) return false;
  return 'body' in (await readBody(endpoint.body, request));
}
