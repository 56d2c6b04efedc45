import { settings } from '#lib/config/settings.ts';

/** The first 64 bits of an IPv6 address, one household; an IPv4 address unchanged. */
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
 * The network of a client, for rate limits: the entry of `x-forwarded-for` by the outermost trusted proxy, or the connection's address.
 * @param forwarded the header `x-forwarded-for`
 * @param connection without a proxy Next writes it into the header
 * @param hops number of trusted proxies
 */
export function clientNetwork(forwarded: string | undefined, connection?: string, hops: number = settings.PROXY_HOPS): string {
  const entries = (forwarded ?? '').split(',').map((entry) => entry.trim());
  const address = hops === 0 && connection !== undefined ? connection : (entries.at(-Math.max(1, hops)) ?? '');
  return networkOf(address.slice(0, 64)) || 'unknown';
}

/** From the headers that Next passes on. */
export function clientAddress(headers: Headers, hops: number = settings.PROXY_HOPS): string {
  return clientNetwork(headers.get('x-forwarded-for') ?? undefined, undefined, hops);
}
