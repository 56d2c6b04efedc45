import { cookies, draftMode } from 'next/headers';
import { refuseWrongSecret } from '#app/service/wrong-secret.ts';
import { settings } from '#lib/config/settings.ts';
import { readText } from '#lib/content/client/read-text.ts';
import { errorResponse } from '#lib/contract/error-response.ts';
import { isSecret } from '#lib/platform/secret.ts';
import { isPageAddress } from '#lib/routes/page-address.ts';
import { isFromSite } from '#lib/security/page-post.ts';
import { DRAFT_COOKIE, PREVIEW_COOKIE, PREVIEW_SECONDS, previewToken } from '#lib/security/preview-token.ts';

export const dynamic = 'force-dynamic';

/** Largest body of the form, in bytes, and the time limit for receiving it, in milliseconds. */
const BODY_MAX = 10_000;
const BODY_MS = 5000;

/** `secure` works on http://localhost too; `none` lets the content service frame the preview. */
const COOKIE = { httpOnly: true, secure: true, sameSite: 'none', path: '/' } as const;

/** Relative, because the request's host may be a proxy. */
function redirectTo(path: string, status: 303 | 307): Response {
  return new Response(null, {
    status,
    headers: { location: path, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
  });
}

/** Starts a preview: `?secret=…&path=/hi/ekaa` shows the page with its drafts. */
export async function GET(request: Request): Promise<Response> {
  const secret = settings.PREVIEW_SECRET;
  if (secret === undefined) return errorResponse(404, 'There is no such path.');
  const { searchParams } = new URL(request.url);
  if (!isSecret(searchParams.get('secret') ?? '', secret))
    return refuseWrongSecret(request, 'preview-refused', errorResponse(401, 'The secret is missing or wrong.'));
  const path = searchParams.get('path') ?? '/';
  if (!isPageAddress(path)) return errorResponse(400, 'path must be the path of a page, such as /hi/ekaa.');
  (await draftMode()).enable();
  const store = await cookies();
  const draft = store.get(DRAFT_COOKIE);
  if (draft) store.set(draft.name, draft.value, { ...COOKIE, maxAge: PREVIEW_SECONDS });
  store.set(PREVIEW_COOKIE, previewToken(secret), { ...COOKIE, maxAge: PREVIEW_SECONDS });
  return redirectTo(path, 307);
}

/** Ends a preview: a form with the page to return to, as `application/x-www-form-urlencoded`. */
export async function POST(request: Request): Promise<Response> {
  if (!isFromSite(request)) return errorResponse(403, 'Only pages of this site may send this.');
  const signal = AbortSignal.timeout(BODY_MS);
  const text = await readText(new Response(request.body), 'preview', BODY_MAX, signal).catch(() => undefined);
  if (text === undefined) return errorResponse(400, `The body is larger than ${BODY_MAX} bytes, or did not arrive.`);
  const path = new URLSearchParams(text).get('path') ?? '/';
  (await draftMode()).disable();
  (await cookies()).set(PREVIEW_COOKIE, '', { ...COOKIE, maxAge: 0 });
  return redirectTo(isPageAddress(path) ? path : '/', 303);
}
