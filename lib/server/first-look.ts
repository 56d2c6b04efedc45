import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { type Settings, settings } from '#lib/config/settings.ts';
import { marksOf } from './one-form.ts';
import { servedAddress } from './served-address.ts';

/** Node tells of a request on this channel before the server's own listener sees it. */
const CHANNEL = 'http.server.request.start';

type FirstLook = Pick<Settings, 'PROXY_HOPS' | 'SITE_ORIGIN' | 'OTHER_HOSTS' | 'PRODUCT_SLUG'>;

/**
 * The host names a visitor may have asked for: that of the request, and behind proxies of our own the one that the nearest of
 * them names. What stands before it in the header is what the caller says.
 */
function hostsOf({ headers }: IncomingMessage, hops: number): (string | undefined)[] {
  const forwarded = hops > 0 ? String(headers['x-forwarded-host'] ?? '') : '';
  return [headers.host, forwarded.split(',').at(-1)];
}

/**
 * Mends what the framework must not read of a request: an address that encodes nothing, and, when no proxy of ours stands before
 * the site, who the caller says it is; the framework then writes the address of the connection. Marks a request whose
 * address has another form.
 */
export function takeFirstLook(request: IncomingMessage, site: FirstLook = settings): void {
  request.url = servedAddress(request.url ?? '/');
  if (site.PROXY_HOPS === 0) delete request.headers['x-forwarded-for'];
  const [pathname = '/'] = request.url.split('?', 1);
  const marks = marksOf({ pathname, hosts: hostsOf(request, site.PROXY_HOPS) }, site);
  for (const [name, value] of Object.entries(marks)) {
    if (value === undefined) delete request.headers[name];
    else request.headers[name] = value;
  }
}

/** Takes a first look at every request that a server of this process gets. */
export function takeFirstLooks(): void {
  subscribe(CHANNEL, (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return;
    if (message.request instanceof IncomingMessage) takeFirstLook(message.request);
  });
}
