import { settings } from '#lib/config/settings.ts';

/**
 * Whether a POST comes from a page of the site: the browser says so in `Sec-Fetch-Site`, an older one by its `Origin`, which is
 * that of the request or of the settings.
 */
export function isFromSite(request: Request, siteOrigin: string = settings.SITE_ORIGIN): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return false;
  return origin === new URL(siteOrigin).origin || new URL(origin).host === request.headers.get('host');
}
