import { canonicalPathname } from '#lib/config/routes/canonical.ts';
import { isElsewhere } from './other-host.ts';

/**
 * Names the one form of an address that was asked for in another: its path, with the origin before it when another host was
 * asked. Set and removed by the first look at a request, so that no caller can send it; the middleware answers with a redirect.
 */
export const ONE_FORM_HEADER = 'x-one-form';

/** Marks a request that came for another host name of the site, for the redirects of the framework; set like the one above. */
export const OTHER_HOST_HEADER = 'x-other-host';

/** What a request says of its place. */
interface Asked {
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
 * The headers that mark a request whose address is not in its one form, all of them, so that the
 * others can be removed. The middleware alone would not do: it is left out for addresses that look right without their last
 * slash, and the framework takes that off before it asks a second time.
 */
export function marksOf(
  { pathname, hosts }: Asked,
  { SITE_ORIGIN, OTHER_HOSTS, PRODUCT_SLUG }: Site,
): Record<string, string | undefined> {
  // `OPTIONS *` and the whole address that a proxy is asked for are no paths.
  if (!pathname.startsWith('/')) return { [ONE_FORM_HEADER]: undefined, [OTHER_HOST_HEADER]: undefined };
  const elsewhere = isElsewhere(hosts, SITE_ORIGIN, OTHER_HOSTS);
  const form = canonicalPathname(pathname, PRODUCT_SLUG);
  return {
    [ONE_FORM_HEADER]: elsewhere ? SITE_ORIGIN + form : form === pathname ? undefined : form,
    [OTHER_HOST_HEADER]: elsewhere ? '1' : undefined,
  };
}
