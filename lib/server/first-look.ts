import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { settings } from '#lib/settings.ts';
import { servedAddress } from './served-address.ts';

/** Node tells of a request on this channel before the server's own listener sees it. */
const CHANNEL = 'http.server.request.start';

/**
 * Mends what the framework must not read of a request: an address that encodes nothing, and, when no proxy of ours stands before
 * the site, who the caller says it is; the framework then writes the address of the connection.
 */
export function takeFirstLook(request: IncomingMessage, hops: number = settings.PROXY_HOPS): void {
  if (request.url !== undefined) request.url = servedAddress(request.url);
  if (hops === 0) delete request.headers['x-forwarded-for'];
}

/** Takes a first look at every request that a server of this process gets. */
export function takeFirstLooks(): void {
  subscribe(CHANNEL, (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return;
    if (message.request instanceof IncomingMessage) takeFirstLook(message.request);
  });
}
