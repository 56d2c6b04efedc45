import { refuseWrongSecret } from '#app/service/wrong-secret.ts';
import { labelIn } from '#lib/cms/labels.ts';
import { settings } from '#lib/config/settings.ts';
import { pageProblems } from '#lib/content/page/page-problems.ts';
import { pathnameOf } from '#lib/contract/addresses.ts';
import { errorResponse } from '#lib/contract/error-response.ts';
import { problemText } from '#lib/contract/problems/text.ts';
import { DEFAULT_LOCALE, isLocale } from '#lib/i18n/locales.ts';
import { hasBearerToken, isSecret } from '#lib/platform/secret.ts';
import { canonicalPathname } from '#lib/routes/canonical.ts';
import { isPageAddress } from '#lib/routes/page-address.ts';

export const dynamic = 'force-dynamic';

/** How long the page may take to render, in milliseconds. */
const PAGE_MS = 10_000;

/** The status with which a visitor gets the page now, also where a redirect leads; 0 when it takes too long. */
async function visit(path: string): Promise<{ status: number; location?: string }> {
  try {
    const response = await fetch(`http://localhost:${settings.PORT}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PAGE_MS),
    });
    await response.body?.cancel();
    const location = response.headers.get('location');
    return { status: response.status, ...(location !== null && { location }) };
  } catch {
    return { status: 0 };
  }
}

/**
 * What visitors get at an address, and what the site leaves out of its content: `?path=/hi/ekaa`, with `PREVIEW_SECRET` as
 * `authorization: Bearer …` or `secret=…`. The sentences are in Hindi with `language=hi`, else in English.
 */
export async function GET(request: Request): Promise<Response> {
  const secret = settings.PREVIEW_SECRET;
  if (secret === undefined) return errorResponse(404, 'There is no such path.');
  const { searchParams } = new URL(request.url);
  if (!hasBearerToken(request.headers, secret) && !isSecret(searchParams.get('secret') ?? '', secret))
    return refuseWrongSecret(request, 'preview-refused', errorResponse(401, 'The secret is missing or wrong.'));
  const given = searchParams.get('path') ?? '/';
  if (!isPageAddress(given)) return errorResponse(400, 'path must be the path of a page, such as /hi/ekaa.');
  const path = canonicalPathname(pathnameOf(given), settings.PRODUCT_SLUG);
  const [first, ...rest] = path.split('/').filter(Boolean);
  const locale = isLocale(first) ? first : DEFAULT_LOCALE;
  const own = isLocale(first) ? `/${rest.join('/')}` : path;
  const [{ status, location }, found] = await Promise.all([visit(path), pageProblems(own, locale)]);
  const language = searchParams.get('language') === 'hi' ? 'hi' : 'en';
  const problems = (found?.problems ?? []).map((problem) => ({
    ...problem,
    ...problemText(problem, language, labelIn(language)),
  }));
  return Response.json(
    { path, live: status === 200, status, location, updated_at: found?.updatedAt, problems },
    { headers: { 'cache-control': 'private, no-store' } },
  );
}
