import { ServerResponse } from 'node:http';
import { isDevelopment, settings } from '#lib/config/settings.ts';

/** Drops the rewrite target that Next sends, which is larger than proxies accept, and the second `Location` of a rendered redirect. */
class SiteResponse extends ServerResponse {
  override setHeader(...[name, value]: Parameters<ServerResponse['setHeader']>): this {
    return name === 'x-middleware-rewrite' ? this : super.setHeader(name, value);
  }

  override appendHeader(...[name, value]: Parameters<ServerResponse['appendHeader']>): this {
    return name.toLowerCase() === 'location' && this.hasHeader(name) ? this : super.appendHeader(name, value);
  }
}

/** Times in milliseconds. A proxy may have tighter limits: docs/deploy/nginx.conf. */
export const CONNECTIONS = {
  ServerResponse: SiteResponse,
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  // Then an incomplete request gets 408.
  requestTimeout: 15_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: settings.KEEP_ALIVE_TIMEOUT,
  // Otherwise a request for an upgrade would never be answered.
  shouldUpgradeCallback: () => isDevelopment,
};

/** More connections are closed at once. */
export const CONNECTIONS_MAX = 2000;

/** The longest silence while a request is answered, in milliseconds. */
export const IDLE_TIMEOUT = 60_000;
