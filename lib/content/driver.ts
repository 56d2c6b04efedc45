import { settings } from '#lib/config/settings.ts';
import { handle, version } from '#lib/content-service/service.ts';

/** How the content service is reached: a request in, its answer out. */
export type Driver = (request: Request) => Promise<Response>;

/** HTTP, without redirects, and never from the cache of the framework: parsed answers are cached, not these. */
export const httpDriver: Driver = (request) => fetch(request, { cache: 'no-store', redirect: 'manual' });

/** The content service of the settings: over HTTP with a base address, else the embedded one, in process. */
export const contentDriver: Driver = settings.CONTENT_BASE_URL === undefined ? handle : httpDriver;

/** What paths are put after; the embedded service looks at the path alone. */
export const CONTENT_ADDRESS = settings.CONTENT_BASE_URL ?? 'http://content.invalid';

/** Tells kept content apart by where it came from, so that a changed document or base address is seen at once. */
export const contentOrigin = (): string => settings.CONTENT_BASE_URL ?? version();
