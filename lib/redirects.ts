import { DEFAULT_LOCALE, LOCALES } from './i18n/locales.ts';

interface Redirect {
  source: string;
  destination: string;
  permanent: false;
}

/** The flipbook of the festive carnival 2025, a static page, in each language that it has. */
const FLIPBOOK = { en: '/flipbook/festive-carnival-2025/index.html', hi: '/flipbook/festive-carnival-2025/hi/index.html' };

/** The redirects for each language, in one hop; the query is kept. Campaigns change, so they are 307 (rulings "Redirects"). */
export function redirectsFor(product: string): Redirect[] {
  const festive = `/${product}-festive-carnival`;
  const moves = [
    ['/domestic-offers', festive],
    ['/domestic-offers/:id', `${festive}/:id`],
    ['/international-offers', '/international-offers/Discover'],
  ] as const;
  const prefixes = LOCALES.map((locale) => [locale, `/${locale}`, locale === DEFAULT_LOCALE ? '' : `/${locale}`] as const);
  return [[DEFAULT_LOCALE, '', ''] as const, ...prefixes].flatMap(([locale, from, to]) => [
    ...moves.map(([source, destination]) => ({
      source: from + source,
      destination: to + destination,
      permanent: false as const,
    })),
    { source: `${from}/flipbook`, destination: FLIPBOOK[locale], permanent: false as const },
  ]);
}
