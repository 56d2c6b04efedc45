import type { IncomingMessage } from 'node:http';
import { type Settings, settings } from '#lib/config/settings.ts';
import { withoutForgedPreview } from '#lib/security/preview-token.ts';

/** Internal request headers of Next, those of its prefetches, which take a permit and render nothing, and the policy from which it would take a nonce. */
const INTERNAL_HEADER =
  /^(?:x-(?:prerender-revalidate|middleware-|nextjs-data$|matched-path$|invoke-|now-route-matches$|next-resume)|next-resume|next-router-|purpose$|content-security-policy)/;

/** Removes forged headers: `x-forwarded-for` without a proxy, a draft-mode cookie without a signed one, and internal headers of Next. */
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
