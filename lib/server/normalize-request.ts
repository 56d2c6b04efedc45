import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, Server } from 'node:http';
import { type Settings, settings } from '#lib/config/settings.ts';
import { canonicalHeaders } from '#lib/routes/canonical-redirect.ts';
import { guardServer } from './guard-server.ts';
import { withoutForgedPreview } from './preview-token.ts';
import { readableUrl } from './readable-url.ts';

/** Node publishes a request on this channel before the server's own listener sees it. */
const CHANNEL = 'http.server.request.start';

type UsedSettings = Pick<Settings, 'PROXY_HOPS' | 'SITE_ORIGIN' | 'OTHER_HOSTS' | 'PRODUCT_SLUG'> &
  Partial<Pick<Settings, 'PREVIEW_SECRET'>>;

/** The hosts that a visitor may have requested: the host of the request and, behind proxies, the host that the nearest proxy forwards. */
function hostsOf({ headers }: IncomingMessage, hops: number): (string | undefined)[] {
  const forwarded = hops > 0 ? String(headers['x-forwarded-host'] ?? '') : '';
  return [headers.host, forwarded.split(',').at(-1)];
}

/**
 * Prepares a request for the framework: makes its address decodable, drops `x-forwarded-for` when there is no proxy and the
 * cookie of draft mode when there is no signed one beside it, and marks a request for an address that is not canonical.
 */
export function normalizeRequest(request: IncomingMessage, used: UsedSettings = settings): void {
  request.url = readableUrl(request.url ?? '/');
  if (used.PROXY_HOPS === 0) delete request.headers['x-forwarded-for'];
  if (request.headers.cookie !== undefined)
    request.headers.cookie = withoutForgedPreview(request.headers.cookie, used.PREVIEW_SECRET).cookies;
  // Next would take a nonce from it.
  delete request.headers['content-security-policy'];
  const [pathname = '/'] = request.url.split('?', 1);
  const headers = canonicalHeaders({ pathname, hosts: hostsOf(request, used.PROXY_HOPS) }, used);
  // The framework would redirect repeated slashes itself, before the redirect to the canonical address.
  request.url = request.url.replace(/^[^?]+/, (path) => (path.startsWith('/') ? path.replace(/\/{2,}/g, '/') : path));
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) delete request.headers[name];
    else request.headers[name] = value;
  }
}

/** Normalises every request that a server of this process receives, and refuses those that the framework cannot handle. */
export function normalizeRequests(): void {
  subscribe(CHANNEL, (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return;
    if ('server' in message && message.server instanceof Server) guardServer(message.server);
    if (message.request instanceof IncomingMessage) normalizeRequest(message.request);
  });
}
