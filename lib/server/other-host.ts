/** The same name with or without `www.` before it; a machine's own name and a number have no such twin. */
function twinOf(hostname: string): string | undefined {
  if (!hostname.includes('.') || /^[\d.]+$|:/.test(hostname)) return undefined;
  return hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
}

/** Whether a host is another name of the site. */
function isOtherName(asked: string, { host, hostname }: URL, others: readonly string[]): boolean {
  if (asked === host) return false;
  const name = asked.replace(/:\d+$/, '');
  return name === twinOf(hostname) || others.includes(asked) || others.includes(name);
}

/**
 * Whether a request is to be sent on to the origin of the site, so that each address has one form. Only names that are
 * known to be the site's are: a health check asks by whatever name it likes. A request that names the one host in any place is
 * there already: sending it on would send it round and round.
 * @param hosts the hosts that a request names, each with a port or without; unchecked
 * @param origin the origin that visitors see
 * @param others further host names of the site, with a port where it matters
 */
export function isElsewhere(hosts: readonly (string | undefined)[], origin: string, others: readonly string[]): boolean {
  const site = new URL(origin);
  const named = hosts.map((host = '') => host.trim().toLowerCase());
  return !named.includes(site.host) && named.some((host) => isOtherName(host, site, others));
}
