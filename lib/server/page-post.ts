import { FORM_BODY_MAX_BYTES } from '#lib/config/constants.ts';
import { settings } from '#lib/config/settings.ts';

/** Browsers name the relation of the sites in `Sec-Fetch-Site`, older ones only the `Origin`. */
function isFromSite({ headers }: Request, siteOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return false;
  return origin === new URL(siteOrigin).origin || new URL(origin).host === headers.get('host');
}

/** Whether a browser says that a request comes from another site; programs say nothing. */
export function isFromOtherSite(request: Request, siteOrigin: string = settings.SITE_ORIGIN): boolean {
  const isSaid = request.headers.has('sec-fetch-site') || request.headers.has('origin');
  return isSaid && !isFromSite(request, siteOrigin);
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
