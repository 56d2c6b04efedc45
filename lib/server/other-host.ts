/**
 * Marks a request that came for another host name of the site, for the middleware and the redirects of the framework. Set and
 * removed by the first look at a request, so that no caller can send it.
 */
export const OTHER_HOST_HEADER = 'x-other-host';

/** The same name with or without `www.` before it; a machine's own name and a number have no such twin. */
function twinOf(hostname: string): string | undefined {
  if (!hostname.includes('.') || /^[\d.]+$|:/.test(hostname)) return undefined;
  return hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
}

/**
 * Whether a request for a host is to be sent on to the origin of the site, so that each address has one form (spec 3). Only
 * names that are known to be the site's are: a health check asks by whatever name it likes.
 * @param host a `Host` header, with a port or without; unchecked
 * @param origin the origin that visitors see
 * @param others further host names of the site, with a port where it matters
 */
export function isOtherHost(host: string | undefined, origin: string, others: readonly string[]): boolean {
  if (host === undefined) return false;
  const asked = host.trim().toLowerCase();
  const { host: ours, hostname } = new URL(origin);
  if (asked === ours) return false;
  const name = asked.replace(/:\d+$/, '');
  return name === twinOf(hostname) || others.includes(asked) || others.includes(name);
}
