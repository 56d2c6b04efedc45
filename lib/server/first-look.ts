import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { type Settings, settings } from '#lib/settings.ts';
import { isOtherHost, OTHER_HOST_HEADER } from './other-host.ts';
import { servedAddress } from './served-address.ts';

/** Node tells of a request on this channel before the server's own listener sees it. */
const CHANNEL = 'http.server.request.start';

type FirstLook = Pick<Settings, 'PROXY_HOPS' | 'SITE_ORIGIN' | 'OTHER_HOSTS'>;

/** The host a visitor asked for: behind proxies of our own the one they name. */
function hostOf({ headers }: IncomingMessage, hops: number): string | undefined {
  const forwarded = hops > 0 ? headers['x-forwarded-host'] : undefined;
  return (Array.isArray(forwarded) ? forwarded[0] : forwarded?.split(',')[0]) ?? headers.host;
}

/**
 * Mends what the framework must not read of a request: an address that encodes nothing, and, when no proxy of ours stands before
 * the site, who the caller says it is; the framework then writes the address of the connection. Marks a request for another
 * host name of the site.
 */
export function takeFirstLook(request: IncomingMessage, { PROXY_HOPS, SITE_ORIGIN, OTHER_HOSTS }: FirstLook = settings): void {
  if (request.url !== undefined) request.url = servedAddress(request.url);
  if (PROXY_HOPS === 0) delete request.headers['x-forwarded-for'];
  delete request.headers[OTHER_HOST_HEADER];
  if (isOtherHost(hostOf(request, PROXY_HOPS), SITE_ORIGIN, OTHER_HOSTS)) request.headers[OTHER_HOST_HEADER] = '1';
}

/** Takes a first look at every request that a server of this process gets. */
export function takeFirstLooks(): void {
  subscribe(CHANNEL, (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return;
    if (message.request instanceof IncomingMessage) takeFirstLook(message.request);
  });
}
