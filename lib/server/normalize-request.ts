import type { IncomingMessage } from 'node:http';
import { type Settings, settings } from '#lib/config/settings.ts';
import { withoutForgedPreview } from '#lib/security/preview-token.ts';

/** Request headers by which parts of Next speak to each other, and the policy from which it takes a nonce. */
const INTERNAL_HEADER =
  /^(?:x-(?:prerender-revalidate|middleware-|nextjs-data$|matched-path$|invoke-|now-route-matches$|next-resume)|next-resume|content-security-policy)/;

/**
 * Removes from a request what only a proxy, an editor or Next may say: `x-forwarded-for` when there is no proxy, the cookie of draft
 * mode when there is no signed one beside it, and internal headers.
 * @returns whether it asks for a preview
 */
export function normalizeRequest(
  { headers }: IncomingMessage,
  { PROXY_HOPS, PREVIEW_SECRET }: Pick<Settings, 'PROXY_HOPS' | 'PREVIEW_SECRET'> = settings,
): { isPreview: boolean } {
  if (PROXY_HOPS === 0) delete headers['x-forwarded-for'];
  for (const name of Object.keys(headers)) if (INTERNAL_HEADER.test(name)) delete headers[name];
  if (headers.cookie === undefined) return { isPreview: false };
  const { cookies, isPreview } = withoutForgedPreview(headers.cookie, PREVIEW_SECRET);
  headers.cookie = cookies;
  return { isPreview };
}
