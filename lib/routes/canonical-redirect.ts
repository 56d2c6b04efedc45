import { canonicalPathname } from '#lib/routes/canonical.ts';
import { isOtherHost } from './other-host.ts';

/**
 * Request header with the canonical address of a request that came for another one: its path, with the origin when the host
 * differs. Set or removed for every request, so no caller can send it; the middleware answers with a redirect.
 */
export const CANONICAL_URL_HEADER = 'x-canonical-url';

/** Request header that marks a request for another host name of the site, for the redirects in `next.config`. */
export const OTHER_HOST_HEADER = 'x-other-host';

interface Target {
  /** The path, encoded as it came. */
  pathname: string;
  /** The hosts that the request names. */
  hosts: readonly (string | undefined)[];
}

interface Site {
  SITE_ORIGIN: string;
  OTHER_HOSTS: readonly string[];
  PRODUCT_SLUG: string;
}

/**
 * The two request headers above; `undefined` removes one. The middleware cannot compute them, because the framework removes a
 * trailing slash before it matches the middleware.
 */
export function canonicalHeaders(
  { pathname, hosts }: Target,
  { SITE_ORIGIN, OTHER_HOSTS, PRODUCT_SLUG }: Site,
): Record<string, string | undefined> {
  // `OPTIONS *` and the absolute URL of a proxy request are not paths.
  if (!pathname.startsWith('/')) return { [CANONICAL_URL_HEADER]: undefined, [OTHER_HOST_HEADER]: undefined };
  const otherHost = isOtherHost(hosts, SITE_ORIGIN, OTHER_HOSTS);
  const canonical = canonicalPathname(pathname, PRODUCT_SLUG);
  return {
    [CANONICAL_URL_HEADER]: otherHost ? SITE_ORIGIN + canonical : canonical === pathname ? undefined : canonical,
    [OTHER_HOST_HEADER]: otherHost ? '1' : undefined,
  };
}
