import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { settings } from '#lib/config/settings.ts';
import { findRedirect } from '#lib/content/publish/redirects.ts';
import { DEFAULT_LOCALE, isLocale, LANGUAGE_STORAGE_KEY, localizePath } from '#lib/i18n/locales.ts';
import { CANONICAL_URL_HEADER, OTHER_HOST_HEADER } from '#lib/routes/canonical-redirect.ts';
import { matchRoute } from '#lib/routes/match.ts';
import { isPageAddress } from '#lib/routes/page-address.ts';
import { movedPage } from '#lib/routes/redirects.ts';
import { NOT_FOUND_PATH } from '#lib/routes/table.ts';
import { pageHeaders } from '#lib/security/page-policy.ts';
import { isProbe, probeResponse } from '#lib/security/probes.ts';
import { FEED_PATH } from '#lib/seo/feed-address.ts';
import { refuseMethod, refusePost } from '#lib/server/page-post.ts';
import { DRAFT_COOKIE } from '#lib/server/preview-token.ts';
import { NO_QUERY, viewOf } from '#lib/server/view.ts';

/** The address to which a visitor who has chosen a language is redirected from a page without a language prefix. */
function storedLanguageAddress(path: string, stored: string | undefined): string | undefined {
  if (!isLocale(stored) || stored === DEFAULT_LOCALE || isLocale(path.split('/', 2)[1])) return undefined;
  return movedPage(path, stored, settings.PRODUCT_SLUG) ?? (isPageAddress(path) ? localizePath(path, stored) : undefined);
}

/** The redirect from an address that an editor has moved, in the language of the address or the one that the visitor has chosen. */
function redirectByEditor(target: URL, stored: string | undefined): Response | undefined {
  const prefix = target.pathname.split('/', 2)[1];
  const moved = findRedirect(isLocale(prefix) ? target.pathname.slice(prefix.length + 1) : target.pathname);
  if (!moved) return undefined;
  const locale = isLocale(prefix) ? prefix : isLocale(stored) ? stored : DEFAULT_LOCALE;
  const location = new URL(localizePath(moved.to, locale), target);
  for (const [name, value] of target.searchParams) location.searchParams.append(name, value);
  const status = moved.permanent && locale === (isLocale(prefix) ? prefix : DEFAULT_LOCALE) ? 308 : 307;
  // An editor may take it back.
  const caching = status === 308 ? 'private, max-age=3600' : 'private, no-store';
  return NextResponse.redirect(location, { status, headers: { 'cache-control': caching } });
}

/**
 * Maps every page address to its route, `/{locale}/{view}/{path}`. Before that, a request for an address that is not canonical is
 * redirected (308), and a visitor who has chosen a language is redirected from an address without a language (307). If both apply,
 * there is one redirect.
 */
export default function middleware(request: NextRequest): Response {
  const { pathname, search, searchParams } = request.nextUrl;
  if (isProbe(pathname)) return probeResponse();
  const isPost = request.method === 'POST';
  const refusal = isPost ? refusePost(request) : refuseMethod(request);
  if (refusal) return refusal;
  const canonical = request.headers.get(CANONICAL_URL_HEADER);
  const target = new URL((canonical ?? pathname) + search, request.url);
  const stored = request.cookies.get(LANGUAGE_STORAGE_KEY)?.value;
  const moved = isPost ? undefined : redirectByEditor(target, stored);
  if (moved) return moved;
  const inLanguage = isPost ? undefined : storedLanguageAddress(target.pathname, stored);
  if (inLanguage !== undefined) {
    target.pathname = inLanguage;
    return NextResponse.redirect(target, { status: 307, headers: { 'cache-control': 'private, no-store' } });
  }
  if (canonical !== null) {
    // A shared cache that ignores the host would redirect forever.
    const headers = request.headers.has(OTHER_HOST_HEADER) ? { 'cache-control': 'private, max-age=3600' } : {};
    return NextResponse.redirect(target, { status: 308, headers });
  }
  const prefix = pathname.split('/', 2)[1];
  const locale = isLocale(prefix) ? prefix : DEFAULT_LOCALE;
  const path = isLocale(prefix) ? pathname.slice(prefix.length + 1) : pathname.replace(/^\/$/, '');
  const match = matchRoute(path, settings.PRODUCT_SLUG);
  const exists = match !== undefined || path === FEED_PATH;
  // Forms are content.
  if (isPost && (match === undefined || match.route.content.kind === 'own'))
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  // All addresses that no route matches share one cached page.
  const route = new URL(
    exists ? `/${locale}/${viewOf(locale, path, searchParams)}${path}` : `/${locale}/${NO_QUERY}${NOT_FOUND_PATH}`,
    request.url,
  );
  // Only editors have this cookie here: `normalizeRequest` removes it from other requests.
  const isPreview = request.cookies.has(DRAFT_COOKIE);
  if (!isPost && !isPreview) return NextResponse.rewrite(route, { headers: pageHeaders(path) });
  // The result of a form and a preview are rendered for this request: Next puts the nonce of the request's policy on its scripts.
  const nonce = randomBytes(16).toString('base64');
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', `script-src 'nonce-${nonce}'`);
  return NextResponse.rewrite(route, { headers: pageHeaders(path, nonce), request: { headers } });
}

/** Pages, and every other address that is not canonical; not the framework, the services and the files of `public/`. */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!(?:_next|api|service|art|fonts|documents|pdfjs|flipbook|sitemap|\\.well-known)/|(?:favicon\\.ico|robots\\.txt|llms\\.txt|sitemap\\.xml|manifest\\.webmanifest)$).*)',
    { source: '/((?!_next/|api/|service/).*)', has: [{ type: 'header', key: 'x-canonical-url' }] },
  ],
};
