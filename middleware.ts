import { type NextRequest, NextResponse } from 'next/server';
import { DEFAULT_LOCALE, isLocale, localizePath } from '#lib/i18n/locales.ts';
import { LANGUAGE_STORAGE_KEY } from '#lib/i18n/storage.ts';
import { canonicalPathname, isPageAddress } from '#lib/routes.ts';

/**
 * The language of an address and the stored language (rulings "Languages"), and the one form of each address.
 * English has no prefix and is rewritten to its folder; a stored choice only ever redirects an unprefixed page.
 */
export default function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  const canonical = canonicalPathname(pathname);
  if (canonical !== pathname) {
    return NextResponse.redirect(new URL(canonical + search, request.url), 308);
  }
  if (isLocale(pathname.split('/', 2)[1])) return NextResponse.next();

  const stored = request.cookies.get(LANGUAGE_STORAGE_KEY)?.value;
  if (isLocale(stored) && stored !== DEFAULT_LOCALE && isPageAddress(pathname)) {
    const address = new URL(localizePath(pathname, stored) + search, request.url);
    return NextResponse.redirect(address, { status: 307, headers: { 'cache-control': 'private, no-store' } });
  }
  return NextResponse.rewrite(new URL(`/${DEFAULT_LOCALE}${pathname === '/' ? '' : pathname}${search}`, request.url));
}

/**
 * Everything but the framework, the services, the folders of `public/`, and addresses that are already in their one form
 * under a language prefix: those need nothing, and a middleware costs as much as the page. A test compares it with the
 * languages and with `public/`.
 */
export const config = {
  matcher: ['/((?!_next/|api/|service/|art/|fonts/|documents/|pdfjs/|hi(?:/[a-z0-9-]+)*$).*)'],
};
