import { SettingsError, settings } from '#lib/config/settings.ts';
import type { Transport } from './adapters/adapter.ts';
import { ADAPTERS } from './adapters/index.ts';
import { limitTransport } from './limited-transport.ts';

/** Over HTTP, without redirects and without the fetch cache: validated content is cached instead of responses. */
const limitedFetch: Transport = limitTransport((request) => fetch(request, { cache: 'no-store', redirect: 'manual' }), {
  atOnce: settings.CONTENT_CALLS_AT_ONCE,
  failuresMax: 10,
  pauseMs: 5000,
});

function adapted(transport: Transport): Transport {
  const adapter = ADAPTERS.get(settings.CONTENT_ADAPTER);
  if (!adapter) throw new SettingsError(`CONTENT_ADAPTER must be one of ${[...ADAPTERS.keys()].join(', ')}.`);
  return adapter(transport);
}

/** `limitedFetch` through the adapter that `CONTENT_ADAPTER` names, for a content service with other paths or names. */
export const httpTransport: Transport = adapted(limitedFetch);

/** Loads the embedded content service: only when it is used, because its content stays in memory. */
const embeddedService = () => import('#lib/content-service/service.ts');

/** Over HTTP when `CONTENT_BASE_URL` is set; otherwise the embedded content service, in process. */
export const contentTransport: Transport =
  settings.CONTENT_BASE_URL === undefined ? async (request) => (await embeddedService()).handle(request) : httpTransport;

/** The base URL of the content service; the embedded service ignores it. */
export const CONTENT_ADDRESS = settings.CONTENT_BASE_URL ?? 'http://content.invalid';

/** Part of every cache key, so that a changed base URL or a changed file of the embedded service is seen at once. */
export const contentCacheKey = async (): Promise<string> => settings.CONTENT_BASE_URL ?? (await embeddedService()).version();
