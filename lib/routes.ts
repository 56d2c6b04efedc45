/**
 * The route table: the addresses of spec 2.1 that this site answers. Redirects, the one form of each address and the
 * end-to-end suites are made from it.
 */
import { DEFAULT_LOCALE, isLocale, LOCALES } from './i18n/locales.ts';
import { isSitePath } from './security/addresses.ts';

interface Route {
  /** The address without language; `{product}` is the product slug, `{id}` an opaque slug. */
  pattern: string;
  /** What draws it. `generic`: the generic content page; any other single segment may be one too. */
  screen: 'home' | 'generic' | 'search' | 'document' | 'error' | 'not-found';
  /** Whether search engines may list it. */
  indexed: boolean;
}

export const ROUTES: readonly Route[] = [
  { pattern: '/', screen: 'home', indexed: true },
  { pattern: '/{product}-exclusive-lounge', screen: 'generic', indexed: true },
  { pattern: '/{product}-global', screen: 'generic', indexed: true },
  { pattern: '/ekaa', screen: 'generic', indexed: true },
  { pattern: '/emi-cc-on-upi', screen: 'generic', indexed: true },
  { pattern: '/{product}-otg', screen: 'generic', indexed: true },
  { pattern: '/search', screen: 'search', indexed: false },
  { pattern: '/document', screen: 'document', indexed: false },
  { pattern: '/page-not-found', screen: 'not-found', indexed: false },
  { pattern: '/something-went-wrong', screen: 'error', indexed: false },
];

/** Where a menu or footer item without a link leads (spec 2.2, 2.5). */
export const ERROR_PATH = '/something-went-wrong';

/** The path of a route's pattern for a product slug. */
export function fillProduct(pattern: string, product: string): string {
  return pattern.replaceAll('{product}', product);
}

/** What may stand as a slug or id in an address; anything else is a 404 and never a request (rulings "Names"). */
export function isAddressSlug(segment: string): boolean {
  return /^[A-Za-z0-9_-]{1,128}$/.test(segment);
}

interface Redirect {
  source: string;
  destination: string;
  permanent: false;
}

/** The redirects whose targets exist, for each language, in one hop; the query is kept. Campaigns change, so they are 307. */
export function redirectsFor(product: string): Redirect[] {
  const festive = `/${product}-festive-carnival`;
  const moves = [
    ['/domestic-offers', festive],
    ['/domestic-offers/:id', `${festive}/:id`],
  ] as const;
  const prefixes = LOCALES.map((locale) => [`/${locale}`, locale === DEFAULT_LOCALE ? '' : `/${locale}`] as const);
  return [['', ''] as const, ...prefixes].flatMap(([from, to]) =>
    moves.map(([source, destination]) => ({
      source: from + source,
      destination: to + destination,
      permanent: false as const,
    })),
  );
}

/** The folders of `public/`, the services and the framework: addresses that carry no language. */
const UNLOCALIZED = ['/_next', '/api', '/service', '/art', '/fonts', '/documents', '/pdfjs'];

/** Whether `href` is an address of a page, which carries a language, and not a file or a service. */
export function isPageAddress(href: string): boolean {
  if (!isSitePath(href)) return false;
  const path = href.split(/[?#]/, 1)[0] ?? '/';
  return !UNLOCALIZED.some((folder) => path === folder || path.startsWith(`${folder}/`)) && !/\.[a-z0-9]{2,5}$/i.test(path);
}

/**
 * The one form of an address: no trailing slash, no prefix for the default language, language and single segments in
 * lower case. Ids keep their letters.
 * @param pathname the path as it was asked for, language included
 */
export function canonicalPathname(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean);
  const first = segments[0]?.toLowerCase();
  const rest = isLocale(first) ? segments.slice(1) : segments;
  const page = rest.length === 1 ? rest.map((segment) => (isAddressSlug(segment) ? segment.toLowerCase() : segment)) : rest;
  const prefix = isLocale(first) && first !== DEFAULT_LOCALE ? [first] : [];
  return `/${[...prefix, ...page].join('/')}`;
}
