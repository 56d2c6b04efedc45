import { DEFAULT_LOCALE, LANGUAGE_STORAGE_KEY, LOCALES, type Locale } from '#lib/i18n/locales.ts';

interface Redirect {
  source: string;
  destination: string;
  permanent: false;
  missing?: { type: 'cookie'; key: string; value: string }[];
}

/** The static flipbook. */
const BOOKLET = '/flipbook/festive-carnival-2025';
/** The languages that it has, besides English. */
const BOOKLET_LOCALES = ['hi'] as const satisfies readonly Locale[];

/** The flipbook in a language, else in English. */
function bookletIn(locale: Locale): string {
  return BOOKLET_LOCALES.some((code) => code === locale) ? `${BOOKLET}/${locale}/index.html` : `${BOOKLET}/index.html`;
}

const PREFIXED = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** The pages that have moved, as paths without language, each with its address in a language. */
function pageMoves(locale: Locale, product: string): [source: string, destination: string][] {
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  const festive = `${prefix}/${product}-festive-carnival`;
  return [
    ['/domestic-offers', festive],
    ['/domestic-offers/:id', `${festive}/:id`],
    ['/international-offers', `${prefix}/international-offers/Discover`],
    ['/flipbook', bookletIn(locale)],
  ];
}

/** The static flipbook is a page in each language. */
function flipbookMoves(locale: Locale): [source: string, destination: string][] {
  return [
    [BOOKLET, bookletIn(locale)],
    ...BOOKLET_LOCALES.map((code): [string, string] => [`${BOOKLET}/${code}`, bookletIn(code)]),
  ];
}

/**
 * The address that a page has moved to, in a language.
 * @param path site path without language
 */
export function movedPage(path: string, locale: Locale, product: string): string | undefined {
  for (const [source, destination] of [...pageMoves(locale, product), ...flipbookMoves(locale)]) {
    const match = new RegExp(`^${source.replace(':id', '([^/]+)')}/?$`, 'i').exec(path);
    if (match) return destination.replace(':id', match[1] ?? '');
  }
  return undefined;
}

/**
 * The redirects of the site for each language, each in one hop. The query is kept. They are temporary, because campaigns change. The
 * middleware redirects visitors who have chosen a language, because these redirects cannot be marked `no-store`.
 * @param product the product's name in addresses
 */
export function redirectsFor(product: string): Redirect[] {
  const permanent = false as const;
  const missing = PREFIXED.map((value) => ({ type: 'cookie' as const, key: LANGUAGE_STORAGE_KEY, value }));
  return [
    ...pageMoves(DEFAULT_LOCALE, product).map(([source, destination]) => ({ source, destination, permanent, missing })),
    ...flipbookMoves(DEFAULT_LOCALE).map(([source, destination]) => ({ source, destination, permanent })),
    ...PREFIXED.flatMap((locale) =>
      [...pageMoves(locale, product), ...flipbookMoves(locale)].map(([source, destination]) => ({
        source: `/${locale}${source}`,
        destination,
        permanent,
      })),
    ),
  ];
}
