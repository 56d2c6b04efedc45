import { type NextRequest, NextResponse } from 'next/server';
import { settings } from '#lib/config/settings.ts';
import { redirectOf, storedLocaleOf } from '#lib/content/redirects/redirect.ts';
import { DEFAULT_LOCALE, isLocale } from '#lib/i18n/locales.ts';
import { matchRoute } from '#lib/routes/match.ts';
import { encodeQuery, NO_QUERY } from '#lib/routes/query-segment.ts';
import { redirectChainRewrite } from '#lib/routes/redirect-chain.ts';
import { NOT_FOUND_PATH } from '#lib/routes/table.ts';
import { refuseMethod, refusePost } from '#lib/security/page-post.ts';
import { isFeed } from '#lib/seo/feed-address.ts';

/**
 * Maps every page address to its route, `/{locale}/{query}/{path}`. Before that, a visitor who has chosen a language is redirected from
 * an address without one, and an address that an editor has moved to the new one. The address is canonical: see `lib/server/pipeline.ts`.
 */
export default async function middleware(request: NextRequest): Promise<Response> {
  const { method } = request;
  const { pathname, search, searchParams } = request.nextUrl;
  const isPost = method === 'POST';
  const refusal = isPost ? await refusePost(request) : refuseMethod(request);
  if (refusal) return refusal;
  const storedLocale = storedLocaleOf(request.headers.get('cookie'));
  const moved = redirectOf({ method, pathname, search, storedLocale });
  const rewrite = moved && !isPost ? redirectChainRewrite(moved, settings.PRODUCT_SLUG) : undefined;
  if (rewrite !== undefined) return NextResponse.rewrite(new URL(rewrite, request.url));
  if (moved) return NextResponse.redirect(new URL(moved.headers.location ?? '/', request.url), moved);
  const prefix = pathname.split('/', 2)[1];
  const locale = isLocale(prefix) ? prefix : DEFAULT_LOCALE;
  const path = isLocale(prefix) ? pathname.slice(prefix.length + 1) : pathname.replace(/^\/$/, '');
  const match = matchRoute(path, settings.PRODUCT_SLUG);
  const exists = match !== undefined || isFeed(path);
  // Forms are content.
  if (isPost && (match === undefined || match.route.content.kind === 'own'))
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  // All addresses that no route matches share one cached page.
  const route = new URL(
    exists ? `/${locale}/${encodeQuery(path, searchParams)}${path}` : `/${locale}/${NO_QUERY}${NOT_FOUND_PATH}`,
    request.url,
  );
  return NextResponse.rewrite(route);
}

/** Pages; not the framework, the services and the files of `public/`. */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!(?:_next|api|service|art|fonts|documents|pdfjs|flipbook|sitemap|\\.well-known)/|(?:favicon\\.ico|robots\\.txt|llms\\.txt|sitemap\\.xml|manifest\\.webmanifest)$).*)',
  ],
};
