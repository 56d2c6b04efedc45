import type { IncomingMessage } from 'node:http';
import { type Settings, settings } from '#lib/config/settings.ts';
import { isHostOfSite } from '#lib/routes/other-host.ts';
import { withoutForgedPreview } from '#lib/security/preview-token.ts';

/**
 * Internal request headers of Next, those of its prefetches, which take a permit and render nothing, and the policy from which it would
 * take a nonce. Of its headers only `rsc` and `next-action` stay, for islands and forms.
 */
const INTERNAL_HEADER =
  /^(?:x-(?:next|middleware-|prerender-|matched-path$|invo|now-|action-|deployment-id$|edge-runtime$|vercel-)|next-(?!action$)|purpose$|content-security-policy)/;

/** Takes an absolute request target of a host of the site as its path, whatever the header `host` says; others stay and are refused. */
export function takeOriginForm(
  request: IncomingMessage,
  { SITE_ORIGIN, OTHER_HOSTS }: Pick<Settings, 'SITE_ORIGIN' | 'OTHER_HOSTS'> = settings,
): void {
  const [, host, path = ''] = /^https?:\/\/([^/?#@\s]+)((?:[/?].*)?)$/is.exec(request.url ?? '') ?? [];
  if (host === undefined || !isHostOfSite(host, SITE_ORIGIN, OTHER_HOSTS)) return;
  request.url = path.startsWith('/') ? path : `/${path}`;
  request.headers.host = host;
}

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
