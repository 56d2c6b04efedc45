import { LOCALES, type Locale, localizePath } from '../lib/i18n/locales.ts';
import { fillProduct, ROUTES } from '../lib/routes.ts';

/** The product slug the tests run with. */
const PRODUCT = 'rupay';

/** The site paths of the route table that have no parameter, without language. */
const CONTENT_PATHS = ROUTES.filter(({ pattern, content }) => content.kind !== 'own' && !pattern.includes('{id}') && !pattern.includes('{slug}')).map(({ pattern }) =>
  fillProduct(pattern, PRODUCT),
);

/** Each of those paths in each language. */
export const CONTENT_ADDRESSES: { path: string; locale: Locale; address: string }[] = CONTENT_PATHS.flatMap((path) =>
  LOCALES.map((locale) => ({ path, locale, address: localizePath(path, locale) })),
);

/** Addresses that do not exist, with the language their not-found page speaks (rulings "Status codes"). */
export const MISSING_ADDRESSES: { address: string; locale: Locale }[] = [
  { address: '/nope', locale: 'en' },
  { address: '/hi/nope', locale: 'hi' },
  { address: '/nope/deep', locale: 'en' },
  { address: '/hi/nope/deep', locale: 'hi' },
  { address: '/xx/ekaa', locale: 'en' },
  { address: '/nope.txt', locale: 'en' },
  { address: '/page-not-found', locale: 'en' },
  { address: '/hi/page-not-found', locale: 'hi' },
  { address: '/%E0%A4%95', locale: 'en' },
  { address: '/art/ekaa', locale: 'en' },
  { address: '/service/ekaa', locale: 'en' },
  { address: '/fonts/', locale: 'en' },
  { address: `/${'a'.repeat(129)}`, locale: 'en' },
];
