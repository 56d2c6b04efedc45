import { isDevelopment, settings } from '#lib/config/settings.ts';
import { SiteResponse } from '#lib/next-internals/site-response.ts';

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
