import { FORM_BODY_MAX_BYTES } from '#lib/config/constants.ts';
import { settings } from '#lib/config/settings.ts';

/** Whether a request comes from a page of the site, by `Sec-Fetch-Site` or, in older browsers, `Origin`. */
export function isFromSite({ headers }: Request, siteOrigin: string = settings.SITE_ORIGIN): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return false;
  return origin === new URL(siteOrigin).origin || new URL(origin).host === headers.get('host');
}

export function refuseMethod({ method }: Request): Response | undefined {
  return method === 'GET' || method === 'HEAD' ? undefined : new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
}

/** Whether the body of a form can be read; at another one Next fails with a 500. */
async function isReadableForm(request: Request): Promise<boolean> {
  if (!request.headers.get('content-type')?.toLowerCase().startsWith('multipart/')) return true;
  return request
    .clone()
    .formData()
    .then(
      () => true,
      () => false,
    );
}

/**
 * Whether Next takes a POST as a form, by the same comparison as its `server-action-request-meta`. It renders any other as a page, with
 * the nonce of this request, and keeps that for all visitors.
 */
export function isForm({ headers }: Request): boolean {
  const type = headers.get('content-type');
  return (
    type === 'application/x-www-form-urlencoded' || type?.startsWith('multipart/form-data') === true || headers.has('next-action')
  );
}

/** Refuses a POST from another site (403), one that is too large (413), or a malformed form (400). */
export async function refusePost(request: Request, siteOrigin: string = settings.SITE_ORIGIN): Promise<Response | undefined> {
  if (!isFromSite(request, siteOrigin)) return new Response('Forbidden', { status: 403 });
  const isTooLarge = Number(request.headers.get('content-length')) > FORM_BODY_MAX_BYTES;
  if (isTooLarge) return new Response('Content Too Large', { status: 413 });
  return (await isReadableForm(request)) ? undefined : new Response('Bad Request', { status: 400 });
}
