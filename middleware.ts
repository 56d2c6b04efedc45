import { type NextRequest, NextResponse } from 'next/server';
import { isPageAddress } from '#lib/config/routes/page-address.ts';
import { hasVariants } from '#lib/config/routes/variants.ts';
import { readPageQuery, VARIANT_SEGMENT, variantOf } from '#lib/content/page-query.ts';
import { DEFAULT_LOCALE, isLocale, localizePath } from '#lib/i18n/locales.ts';
import { LANGUAGE_STORAGE_KEY } from '#lib/i18n/storage.ts';
import { isProbe, notHere } from '#lib/security/probes.ts';
import { ONE_FORM_HEADER, OTHER_HOST_HEADER } from '#lib/server/one-form.ts';
import { refusePost } from '#lib/server/page-post.ts';

/** The folder in which an address is found: its language, and what its query says, so that a tab or a filter is cached too. */
function folderOf(request: NextRequest, locale: string, path: string): URL {
  const { nextUrl } = request;
  if (path.split('/').includes(VARIANT_SEGMENT)) return new URL(`/${locale}/page-not-found`, nextUrl);
  const variant = hasVariants(path) ? variantOf(readPageQuery(nextUrl.searchParams)) : undefined;
  if (variant === undefined) return new URL(`/${locale}${path}${nextUrl.search}`, nextUrl);
  return new URL(`/${locale}/${VARIANT_SEGMENT}/${variant}${path}`, nextUrl);
}

/**
 * The language of an address and the stored language, the one form of each address and its one host, and
 * the query of a page. English has no prefix and is rewritten to its folder; a stored choice only ever redirects an unprefixed page.
 */
export default function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  if (isProbe(pathname)) return notHere();
  const isPost = request.method === 'POST';
  const refusal = isPost ? refusePost(request) : undefined;
  if (refusal) return refusal;
  const form = request.headers.get(ONE_FORM_HEADER);
  if (form !== null) {
    // A shared cache that does not look at the host would send everybody round and round.
    const headers = request.headers.has(OTHER_HOST_HEADER) ? { 'cache-control': 'private, max-age=3600' } : {};
    return NextResponse.redirect(new URL(form + search, request.url), { status: 308, headers });
  }
  const prefix = pathname.split('/', 2)[1];
  if (isLocale(prefix)) {
    const folder = folderOf(request, prefix, pathname.slice(prefix.length + 1));
    return folder.pathname === pathname ? NextResponse.next() : NextResponse.rewrite(folder);
  }
  const stored = request.cookies.get(LANGUAGE_STORAGE_KEY)?.value;
  if (!isPost && isLocale(stored) && stored !== DEFAULT_LOCALE && isPageAddress(pathname)) {
    const address = new URL(localizePath(pathname, stored) + search, request.url);
    return NextResponse.redirect(address, { status: 307, headers: { 'cache-control': 'private, no-store' } });
  }
  return NextResponse.rewrite(folderOf(request, DEFAULT_LOCALE, pathname === '/' ? '' : pathname));
}

/**
 * Everything but the framework, the services, the folders of `public/`, the files for machines, and addresses that are already in their one form
 * under a language prefix, unless their query says something or a form is sent to them: those
 * need nothing, and a middleware costs as much as the page. A test compares it with the languages, the folders of `public/`, the parameters of a
 * page.
 */
export const config = {
  matcher: [
    '/((?!_next/|api/|service/|art/|fonts/|documents/|pdfjs/|flipbook/|sitemap/|(?:favicon\\.ico|robots\\.txt|llms\\.txt|sitemap\\.xml|manifest\\.webmanifest)$|hi(?:/[a-z0-9-]+)*$).*)',
    { source: '/hi/:path*', has: [{ type: 'query', key: 'tab' }] },
    { source: '/hi/:path*', has: [{ type: 'query', key: 'card' }] },
    { source: '/hi/:path*', has: [{ type: 'query', key: 'compare' }] },
    { source: '/hi/:path*', has: [{ type: 'query', key: 'category' }] },
    { source: '/hi/:path*', has: [{ type: 'query', key: 'place' }] },
    { source: '/hi/:path*', has: [{ type: 'query', key: 'city' }] },
    { source: '/hi/:path*', has: [{ type: 'query', key: 'airport' }] },
    { source: '/hi/:path*', has: [{ type: 'query', key: 'terminal' }] },
    { source: '/hi/:path*', has: [{ type: 'query', key: 'date' }] },
    { source: '/hi/:path*', has: [{ type: 'query', key: 'sort' }] },
    { source: '/hi/:path*', has: [{ type: 'query', key: 'letter' }] },
    { source: '/hi/:path*', has: [{ type: 'query', key: 'tier' }] },
    { source: '/hi/:path*', has: [{ type: 'query', key: 'year' }] },
    { source: '/hi/:path*', has: [{ type: 'query', key: 'search' }] },
    { source: '/hi/:path*', has: [{ type: 'query', key: 'page_no' }] },
    { source: '/hi/:path*', has: [{ type: 'header', key: 'origin' }] },
    { source: '/((?!_next/|api/|service/).*)', has: [{ type: 'header', key: 'x-one-form' }] },
  ],
};
