import { FORM_BODY_MAX_BYTES } from '#lib/config/constants.ts';
import { settings } from '#lib/config/settings.ts';

/** Whether a browser sent a request from a page of the site. Browsers name the relation in `Sec-Fetch-Site`, older ones only the `Origin`. */
export function isFromSite({ headers }: Request, siteOrigin: string = settings.SITE_ORIGIN): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return false;
  return origin === new URL(siteOrigin).origin || new URL(origin).host === headers.get('host');
}

/** Refuses a method that pages do not have (405). */
export function refuseMethod({ method }: Request): Response | undefined {
  return method === 'GET' || method === 'HEAD' ? undefined : new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
}

/** Refuses a POST to a page that no form of the site sends: from another site (403), or too large (413). */
export function refusePost(request: Request, siteOrigin: string = settings.SITE_ORIGIN): Response | undefined {
  if (!isFromSite(request, siteOrigin)) return new Response('Forbidden', { status: 403 });
  const isTooLarge = Number(request.headers.get('content-length')) > FORM_BODY_MAX_BYTES;
  return isTooLarge ? new Response('Content Too Large', { status: 413 }) : undefined;
}
