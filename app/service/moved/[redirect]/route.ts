import { getPage } from '#lib/content/page/page.ts';
import { readPageQuery } from '#lib/contract/page-query.ts';
import { DEFAULT_LOCALE, isLocale, localizePath } from '#lib/i18n/locales.ts';
import { readRedirect } from '#lib/routes/redirect-chain.ts';
import { isClientAllowed } from '#lib/server/render-gate.ts';

export const dynamic = 'force-dynamic';

const NOT_CACHED = 'private, no-store';
/** What `redirectOf` says of caching. */
const CACHING: ReadonlySet<string> = new Set([NOT_CACHED, 'private, max-age=3600']);

/** Redirects to where the page at the target leads, so that an address in the wrong form is one hop from the right one. */
export async function GET(_request: Request, { params }: RouteContext<'/service/moved/[redirect]'>): Promise<Response> {
  const redirect = readRedirect((await params).redirect);
  if (redirect === undefined) return new Response(null, { status: 404 });
  if (!(await isClientAllowed())) return new Response(null, { status: 429, headers: { 'retry-after': '10' } });
  const [to, status, caching] = redirect;
  const { pathname, search, searchParams } = new URL(to, 'http://site');
  const [, prefix] = pathname.split('/', 2);
  const locale = isLocale(prefix) ? prefix : DEFAULT_LOCALE;
  const path = isLocale(prefix) ? pathname.slice(prefix.length + 1) : pathname;
  const { result } = await getPage(locale, path.split('/').filter(Boolean), readPageQuery(searchParams));
  const location = result.status === 'moved' ? localizePath(result.path, locale) : pathname + search;
  return new Response(null, { status, headers: { location, ...(CACHING.has(caching) && { 'cache-control': caching }) } });
}
