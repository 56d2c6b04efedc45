/** The same host name with or without `www.`; a name without a dot and an IP address have none. */
function wwwVariantOf(hostname: string): string | undefined {
  if (!hostname.includes('.') || /^[\d.]+$|:/.test(hostname)) return undefined;
  return hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
}

/**
 * Whether a request came for another host name of the site, and should be redirected to its origin. Unknown names are answered
 * as they are (health checks use any), and a request that names the origin's host anywhere is never redirected, to avoid loops.
 * @param hosts the hosts that a request names, each with a port or without; not validated
 * @param origin the origin that visitors see
 * @param others further host names of the site, with a port where it matters
 */
export function isOtherHost(hosts: readonly (string | undefined)[], origin: string, others: readonly string[]): boolean {
  const { host: siteHost, hostname } = new URL(origin);
  const named = hosts.map((host = '') => host.trim().toLowerCase());
  if (named.includes(siteHost)) return false;
  return named.some((host) => {
    const name = host.replace(/:\d+$/, '');
    return name === wwwVariantOf(hostname) || others.includes(host) || others.includes(name);
  });
}
