import { DEFAULT_LOCALE, LOCALES } from './i18n/locales.ts';
import { OTHER_HOST_HEADER } from './server/other-host.ts';

interface Redirect {
  source: string;
  destination: string;
  permanent: false;
  has?: { type: 'header'; key: string }[];
}

/** The flipbook of the festive carnival 2025, a static page, in each language that it has. */
const FLIPBOOK = { en: '/flipbook/festive-carnival-2025/index.html', hi: '/flipbook/festive-carnival-2025/hi/index.html' };

/** The redirects for each language; the query is kept. */
function movesFor(product: string): Redirect[] {
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

/**
 * The redirects of the site, each in one hop from whatever host was asked for. Campaigns change, so they are 307 (rulings
 * "Redirects").
 * @param product the product's name in addresses
 * @param origin where visitors of another host name are sent
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
