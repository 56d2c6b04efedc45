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

const methodNotAllowed = () => new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });

export function refuseMethod({ method }: Request): Response | undefined {
  return method === 'GET' || method === 'HEAD' ? undefined : methodNotAllowed();
}

/** The start of the fields by which React names the server action of a form. */
const ACTION_FIELD = '$ACTION_';

/**
 * Refuses a POST from another site (403), one that is too large (413), a malformed form, at which Next fails with a 500 (400), and one
 * without a server action (405): Next would render it as a page, with status 200.
 */
export async function refusePost(request: Request, siteOrigin: string = settings.SITE_ORIGIN): Promise<Response | undefined> {
  if (!isFromSite(request, siteOrigin)) return new Response('Forbidden', { status: 403 });
  const isTooLarge = Number(request.headers.get('content-length')) > FORM_BODY_MAX_BYTES;
  if (isTooLarge) return new Response('Content Too Large', { status: 413 });
  const type = request.headers.get('content-type') ?? '';
  // Next takes no server action with this type.
  let hasAction = request.headers.has('next-action') && type !== 'application/x-www-form-urlencoded';
  if (type.toLowerCase().startsWith('multipart/')) {
    const form = await request
      .clone()
      .formData()
      .catch(() => undefined);
    if (form === undefined) return new Response('Bad Request', { status: 400 });
    // Next compares the type as it is written.
    hasAction ||= type.startsWith('multipart/form-data') && [...form.keys()].some((name) => name.startsWith(ACTION_FIELD));
  }
  return hasAction ? undefined : methodNotAllowed();
}
