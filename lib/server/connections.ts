import { isDevelopment, settings } from '#lib/config/settings.ts';
import { SiteResponse } from '#lib/next-internals/site-response.ts';

/** Options and bounds of the connections; times are milliseconds. A proxy in front may have tighter ones: docs/deploy/nginx.conf. */
export const CONNECTIONS = {
  ServerResponse: SiteResponse,
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  // A request that has not been received whole by then gets 408.
  requestTimeout: 15_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: settings.KEEP_ALIVE_TIMEOUT,
  // Otherwise a request for an upgrade, which no page has, would never be answered.
  shouldUpgradeCallback: () => isDevelopment,
};

/** More connections are closed at once. */
export const CONNECTIONS_MAX = 2000;

/** How long nothing may be sent or received while a request is answered, in milliseconds. */
export const IDLE_TIMEOUT = 60_000;
