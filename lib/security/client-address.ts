import { settings } from '#lib/config/settings.ts';

/** The first 64 bits of an IPv6 address, which one household shares; an IPv4 address as it is. */
function networkOf(address: string): string {
  const bare = address.replace(/^\[|\](?::\d+)?$/g, '');
  const mapped = /^::ffff:([\d.]+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  if (!bare.includes(':')) return bare;
  if (/^[\d.]+:\d+$/.test(bare)) return bare.split(':', 1)[0] ?? '';
  const [head = '', tail = ''] = bare.toLowerCase().split('::', 2);
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const groups = bare.includes('::')
    ? [...first, ...Array(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
    : first;
  return groups.slice(0, 4).join(':');
}

/**
 * The network of a client, for rate limits: the entry of `x-forwarded-for` that the outermost trusted proxy added, else the
 * address of the connection. `lib/server/normalize-request.ts` has removed what the client sent.
 * @param hops trusted proxies before the site
 */
export function clientAddress(headers: Headers, hops: number = settings.PROXY_HOPS): string {
  const entries = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  return networkOf((entries.at(-Math.max(1, hops)) ?? '').slice(0, 64)) || 'unknown';
}
