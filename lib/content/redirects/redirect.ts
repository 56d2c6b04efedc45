import type { IncomingMessage } from 'node:http';
import { type Settings, settings } from '#lib/config/settings.ts';
import { DEFAULT_LOCALE, isLocale, LANGUAGE_STORAGE_KEY, localizePath } from '#lib/i18n/locales.ts';
import { canonicalPathname } from '#lib/routes/canonical.ts';
import { isOtherHost } from '#lib/routes/other-host.ts';
import { isPageAddress } from '#lib/routes/page-address.ts';
import type { Redirect } from '#lib/routes/redirect-chain.ts';
import { movedPage } from '#lib/routes/redirects.ts';
import { isService, pathOf } from '#lib/routes/request-path.ts';
import { findRedirect } from './find-redirect.ts';

type UsedSettings = Pick<Settings, 'PROXY_HOPS' | 'SITE_ORIGIN' | 'OTHER_HOSTS' | 'PRODUCT_SLUG'>;

interface Target {
  method: string;
  /** Encoded. */
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  /** The stored language code, not validated. */
  storedLocale?: string | undefined;
  /** Whether the request is for another host name of the site. */
  isForOtherHost?: boolean;
}

const REDIRECTED: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);
const STORED_LOCALE = new RegExp(`(?:^|; *)${LANGUAGE_STORAGE_KEY}=([a-z]{2})(?:;|$)`);

/** The language code that a visitor has chosen, not validated, from the `cookie` header. */
export function storedLocaleOf(cookies: string | null | undefined): string | undefined {
  return STORED_LOCALE.exec(cookies ?? '')?.[1];
}

/** Not shared: a cache that ignores the host would loop, and editors may remove a redirect. */
const SHORT = 'private, max-age=3600';
const NOT_CACHED = 'private, no-store';

/** A path with the queries of target and request. */
function withQuery(target: string, search: string): string {
  const url = new URL(target, 'http://site');
  for (const [name, value] of new URLSearchParams(search)) url.searchParams.append(name, value);
  return url.pathname + url.search + url.hash;
}

/**
 * The redirect to the canonical address, in one hop past campaigns, redirects of editors and the stored language. A form is only
 * redirected to its canonical address.
 * @returns `undefined` for an address without redirect
 */
export function redirectOf(
  { method, pathname, search, storedLocale, isForOtherHost = false }: Target,
  { SITE_ORIGIN, PRODUCT_SLUG }: Pick<UsedSettings, 'SITE_ORIGIN' | 'PRODUCT_SLUG'> = settings,
): Redirect | undefined {
  const canonical = canonicalPathname(pathname, PRODUCT_SLUG);
  const [, prefix] = canonical.split('/', 2);
  const own = isLocale(prefix) ? prefix : DEFAULT_LOCALE;
  const path = isLocale(prefix) ? canonical.slice(prefix.length + 1) || '/' : canonical;
  const locale = !isLocale(prefix) && isLocale(storedLocale) ? storedLocale : own;
  const redirect = (status: Redirect['status'], location: string, cacheControl?: string): Redirect => ({
    status,
    headers: { location: (isForOtherHost ? SITE_ORIGIN : '') + location, ...(cacheControl && { 'cache-control': cacheControl }) },
  });
  const caching = locale === own ? undefined : NOT_CACHED;
  if (method !== 'POST') {
    const campaign = movedPage(path, locale, PRODUCT_SLUG);
    if (campaign !== undefined) return redirect(307, campaign + search, caching);
    const moved = findRedirect(path);
    if (moved) {
      const isPermanent = moved.permanent && locale === own;
      const location = withQuery(localizePath(moved.to, locale), search);
      return redirect(isPermanent ? 308 : 307, location, isPermanent ? SHORT : NOT_CACHED);
    }
    if (locale !== own && isPageAddress(path)) return redirect(307, localizePath(path, locale) + search, NOT_CACHED);
  }
  if (isForOtherHost) return redirect(308, canonical + search, SHORT);
  return canonical === pathname ? undefined : redirect(308, canonical + search);
}

/** The host of the request and, behind proxies, the host that the nearest proxy forwards. */
function hostsOf({ headers }: IncomingMessage, hops: number): (string | undefined)[] {
  const forwarded = hops > 0 ? String(headers['x-forwarded-host'] ?? '') : '';
  return [headers.host, forwarded.split(',').at(-1)];
}

/**
 * The redirect from a non-canonical address; the middleware and `next.config` redirect from canonical ones.
 * @param request with a decodable address
 */
export function canonicalRedirectOf(request: IncomingMessage, used: UsedSettings = settings): Redirect | undefined {
  const { method = '', url = '/', headers } = request;
  const pathname = pathOf(url);
  if (!REDIRECTED.has(method) || isService(pathname) || pathname.startsWith('/_next/')) return undefined;
  const isForOtherHost = isOtherHost(hostsOf(request, used.PROXY_HOPS), used.SITE_ORIGIN, used.OTHER_HOSTS);
  if (!isForOtherHost && canonicalPathname(pathname, used.PRODUCT_SLUG) === pathname) return undefined;
  const storedLocale = storedLocaleOf(headers.cookie);
  return redirectOf({ method, pathname, search: url.slice(pathname.length), storedLocale, isForOtherHost }, used);
}
