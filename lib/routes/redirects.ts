import { DEFAULT_LOCALE, LANGUAGE_STORAGE_KEY, LOCALES, type Locale } from '#lib/i18n/locales.ts';
import { OTHER_HOST_HEADER } from '#lib/routes/canonical-redirect.ts';

interface Redirect {
  source: string;
  destination: string;
  permanent: false;
  has?: { type: 'header'; key: string }[];
  missing?: { type: 'cookie'; key: string; value: string }[];
}

/** The static flipbook, in each of its languages. */
const BOOKLET = '/flipbook/festive-carnival-2025';
const FLIPBOOK = { en: `${BOOKLET}/index.html`, hi: `${BOOKLET}/hi/index.html` };

const PREFIXED = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** The pages that have moved, as paths without language, each with its address in a language. */
function pageMoves(locale: Locale, product: string): [source: string, destination: string][] {
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  const festive = `${prefix}/${product}-festive-carnival`;
  return [
    ['/domestic-offers', festive],
    ['/domestic-offers/:id', `${festive}/:id`],
    ['/international-offers', `${prefix}/international-offers/Discover`],
    ['/flipbook', FLIPBOOK[locale]],
  ];
}

/** @param path site path without language */
export function movedPage(path: string, locale: Locale, product: string): string | undefined {
  for (const [source, destination] of pageMoves(locale, product)) {
    const match = new RegExp(`^${source.replace(':id', '([^/]+)')}/?$`, 'i').exec(path);
    if (match) return destination.replace(':id', match[1] ?? '');
  }
  return undefined;
}

/**
 * The redirects of each language; query kept, trailing slash removed in the same hop. Visitors with a chosen language are
 * redirected by the middleware: these cannot be `no-store`.
 */
function movesFor(product: string): Redirect[] {
  const permanent = false as const;
  const missing = PREFIXED.map((value) => ({ type: 'cookie' as const, key: LANGUAGE_STORAGE_KEY, value }));
  return [
    ...pageMoves(DEFAULT_LOCALE, product).map(([source, destination]) => ({ source, destination, permanent, missing })),
    ...LOCALES.flatMap((locale) =>
      [...pageMoves(locale, product), [BOOKLET, FLIPBOOK[locale]] as const, [`${BOOKLET}/hi`, FLIPBOOK.hi] as const].map(
        ([source, destination]) => ({ source: `/${locale}${source}`, destination, permanent }),
      ),
    ),
    { source: BOOKLET, destination: FLIPBOOK.en, permanent },
    { source: `${BOOKLET}/hi`, destination: FLIPBOOK.hi, permanent },
  ].map((move) => ({ ...move, source: `${move.source}{/}?` }));
}

/**
 * The redirects of the site, one hop from any host and language. Campaigns change: 307.
 * @param origin target of other host names
 */
export function redirectsFor(product: string, origin: string): Redirect[] {
  const moves = movesFor(product);
  const fromElsewhere = moves.map((move) => ({
    ...move,
    destination: origin + move.destination,
    has: [{ type: 'header' as const, key: OTHER_HOST_HEADER }],
  }));
  return [...fromElsewhere, ...moves];
}
