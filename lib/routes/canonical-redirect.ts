import { canonicalPathname } from '#lib/routes/canonical.ts';
import { isOtherHost } from './other-host.ts';

/**
 * Request header with the canonical address, with origin when the host differs. Set or removed for every request; the
 * middleware redirects.
 */
export const CANONICAL_URL_HEADER = 'x-canonical-url';

/** Request header of another host name of the site, for `next.config`. */
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
 * Computed before the middleware, because Next.js removes a trailing slash before it matches it. `undefined` removes a header.
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
