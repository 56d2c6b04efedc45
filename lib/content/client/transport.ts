import { setImmediate } from 'node:timers/promises';
import { SettingsError, settings } from '#lib/config/settings.ts';
import type { Transport } from './adapters/adapter.ts';
import { ADAPTERS } from './adapters/index.ts';
import { limitTransport } from './limited-transport.ts';

/** Without redirects and fetch cache: validated content is cached instead. */
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

/** `limitedFetch` through the adapter of `CONTENT_ADAPTER`. */
export const httpTransport: Transport = adapted(limitedFetch);

/** Loaded when used: its content stays in memory. */
const embeddedService = () => import('#lib/content-service/service.ts');

/** Each call is a task of its own, as over HTTP: between the calls of a page that makes many, other requests have their turn. */
const embeddedTransport: Transport = async (request) => {
  const { handle } = await embeddedService();
  await setImmediate();
  return handle(request);
};

/** HTTP when `CONTENT_BASE_URL` is set, else the embedded service in process. */
export const contentTransport: Transport = settings.CONTENT_BASE_URL === undefined ? embeddedTransport : httpTransport;

/** The base URL of the content service; the embedded service ignores it. */
export const CONTENT_ADDRESS = settings.CONTENT_BASE_URL ?? 'http://content.invalid';

/** Part of every cache key: a changed base URL or file of the embedded service is seen at once. */
export const contentCacheKey = async (): Promise<string> => settings.CONTENT_BASE_URL ?? (await embeddedService()).version();
