/** With or without `www.`; none for IP addresses and names without a dot. */
function wwwVariantOf(hostname: string): string | undefined {
  if (!hostname.includes('.') || /^[\d.]+$|:/.test(hostname)) return undefined;
  return hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
}

/** Whether a host name is that of the origin, or another one of the site. */
export function isHostOfSite(host: string, origin: string, others: readonly string[]): boolean {
  return host.toLowerCase() === new URL(origin).host || isOtherHost([host], origin, others);
}

/**
 * Whether to redirect a request for another host name to the origin. Unknown names are answered (health checks use any); a
 * request that names the origin's host is never redirected, to avoid loops.
 * @param hosts of the request, not validated
 * @param others further host names of the site
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
