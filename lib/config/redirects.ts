import { DEFAULT_LOCALE, LOCALES, type Locale } from '#lib/i18n/locales.ts';
import { LANGUAGE_STORAGE_KEY } from '#lib/i18n/storage.ts';
import { OTHER_HOST_HEADER } from '#lib/server/canonical-redirect.ts';

type Condition = { type: 'header'; key: string } | { type: 'cookie'; key: string; value: string };

interface Redirect {
  source: string;
  destination: string;
  permanent: false;
  has?: Condition[];
}

/** The flipbook of the festive carnival 2025, a static page, in each language that it has; its folders lead to it too. */
const BOOKLET = '/flipbook/festive-carnival-2025';
const FLIPBOOK = { en: `${BOOKLET}/index.html`, hi: `${BOOKLET}/hi/index.html` };

/** A language with the prefix it is asked for by, and that of the address it leads to. */
interface Way {
  locale: Locale;
  from: string;
  to: string;
  has?: Condition[];
}

/** The ways into each language: by the stored choice where the address has no prefix, then by the address. */
function ways(): Way[] {
  const prefixed = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
  return [
    ...prefixed.map((locale) => ({
      locale,
      from: '',
      to: `/${locale}`,
      has: [{ type: 'cookie' as const, key: LANGUAGE_STORAGE_KEY, value: locale }],
    })),
    { locale: DEFAULT_LOCALE, from: '', to: '' },
    { locale: DEFAULT_LOCALE, from: `/${DEFAULT_LOCALE}`, to: '' },
    ...prefixed.map((locale) => ({ locale, from: `/${locale}`, to: `/${locale}` })),
  ];
}

/** The redirects for each language; the query is kept, and a last slash goes in the same hop. */
function movesFor(product: string): Redirect[] {
  const festive = `/${product}-festive-carnival`;
  return ways().flatMap(({ locale, from, to, has }) =>
    [
      ['/domestic-offers', to + festive],
      ['/domestic-offers/:id', `${to}${festive}/:id`],
      ['/international-offers', `${to}/international-offers/Discover`],
      ['/flipbook', FLIPBOOK[locale]],
      [BOOKLET, FLIPBOOK[locale]],
      [`${BOOKLET}/hi`, FLIPBOOK.hi],
    ].map(([source, destination = '']) => ({
      source: `${from}${source}{/}?`,
      destination,
      permanent: false as const,
      ...(has ? { has } : {}),
    })),
  );
}

/**
 * The redirects of the site, each in one hop from whatever host and for whatever language was asked. Campaigns change, so they
 * are 307.
 * @param product the product's name in addresses
 * @param origin where visitors of another host name are sent
 */
export function redirectsFor(product: string, origin: string): Redirect[] {
  const moves = movesFor(product);
  const fromElsewhere = moves.map((move) => ({
    ...move,
    destination: origin + move.destination,
    has: [{ type: 'header' as const, key: OTHER_HOST_HEADER }, ...(move.has ?? [])],
  }));
  return [...fromElsewhere, ...moves];
}

/** The redirects that a cookie causes, which no cache may keep. */
export function cookieRedirects(product: string, origin: string): Pick<Redirect, 'source' | 'has'>[] {
  const isByCookie = ({ has }: Redirect) => has?.some(({ type }) => type === 'cookie');
  return redirectsFor(product, origin)
    .filter(isByCookie)
    .map(({ source, has }) => (has ? { source, has } : { source }));
}
