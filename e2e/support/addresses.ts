import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, localizePath } from '#lib/i18n/locales.ts';
import { fillProduct, ROUTES, type Route } from '#lib/routes/table.ts';

export const PRODUCT = 'rupay';

interface SampleRecord {
  slug: string;
  offer_type?: string;
  tab_slug?: string;
}

/** The records of a list of the embedded content, with its defaults. */
function records(name: string): SampleRecord[] {
  const file = join(import.meta.dirname, '../../lib/content-service/data/records', `${name}.json`);
  const { defaults = {}, items }: { defaults?: object; items: SampleRecord[] } = JSON.parse(readFileSync(file, 'utf8'));
  return items.map((item) => ({ ...defaults, ...item }));
}

const LISTS = ['exclusive-offers', 'msme-offers', 'festive-offers', 'international-offers', 'privileges'];
const DOCUMENTS = {
  legalPage: ['credit-card-terms-and-condition', 'accident-cover'],
  jcbCashbackCampaign: ['cashback-abroad'],
  loungeCity: ['mumbai', 'goa'],
};

/** Sample values of a route's parameters. */
function samplesOf({ content }: Route): string[][] {
  switch (content.kind) {
    case 'offer':
    case 'booking': {
      const own = LISTS.flatMap(records).filter(({ offer_type }) => content.types.includes(offer_type ?? ''));
      const inTab = content.types.includes('international');
      return own.slice(0, 2).map(({ slug, tab_slug }) => (inTab ? [tab_slug ?? '', slug] : [slug]));
    }
    case 'accessory':
      return records('accessories')
        .slice(0, 1)
        .map(({ slug }) => [slug]);
    case 'card':
      return records(`${content.type}-cards`)
        .slice(0, 1)
        .map(({ slug }) => [slug]);
    case 'international-tab':
      return records('international-offers-tabs').map(({ slug }) => [slug]);
    case 'document':
      return DOCUMENTS[content.endpoint].map((slug) => [slug]);
    default:
      return [[]];
  }
}

function fill(pattern: string, ids: readonly string[]): string {
  const left = [...ids];
  return fillProduct(pattern, PRODUCT).replace(/\{(?:id|slug)\}/g, () => left.shift() ?? '');
}

export interface Address {
  route: Route;
  /** Without language. */
  path: string;
  locale: Locale;
  address: string;
}

/** The languages whose every page is visited: those that are written whole, the tallest script, and the one from right to left. */
export const VISITED_LOCALES = ['en', 'hi', 'ta', 'ur'] as const satisfies readonly Locale[];

/** The addresses of page documents and records, samples for those with a parameter, in each visited language. */
export const CONTENT_ADDRESSES: Address[] = ROUTES.filter(({ content }) => content.kind !== 'own').flatMap((route) =>
  samplesOf(route).flatMap((ids) => {
    const path = fill(route.pattern, ids);
    return VISITED_LOCALES.map((locale) => ({ route, path, locale, address: localizePath(path, locale) }));
  }),
);

/** An English page of each template, without query. */
export const TEMPLATES: string[] = [
  ...new Map(
    CONTENT_ADDRESSES.filter(({ locale }) => locale === 'en').map(({ route: { pattern, content }, address }) => [
      ['screen', 'generic'].includes(content.kind) ? pattern : content.kind,
      address,
    ]),
  ).values(),
  '/search?searchItem=lounge',
  '/nope',
];

/** Unknown URLs, and the language of their not-found page. */
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
  { address: '/fonts', locale: 'en' },
  { address: `/${'a'.repeat(129)}`, locale: 'en' },
  { address: '/exclusive-offers/nope', locale: 'en' },
  { address: '/hi/exclusive-offers/nope', locale: 'hi' },
  { address: '/msme-offers/a.b', locale: 'en' },
  { address: '/international-offers/nope', locale: 'en' },
  { address: '/international-offers/nope/nope', locale: 'en' },
  { address: '/on-the-go/nope', locale: 'en' },
  { address: '/booking/nope', locale: 'en' },
  { address: '/hi/legal/nope', locale: 'hi' },
  { address: '/lounges/nope', locale: 'en' },
  { address: '/jcb-cashback-campaign/nope', locale: 'en' },
  { address: '/prepaid-cards/nope', locale: 'en' },
  { address: '/credit-cards/classic-debit', locale: 'en' },
  { address: '/-/faqs', locale: 'en' },
  { address: '/hi/dGFiPXg/faqs', locale: 'hi' },
  { address: '/nope?tab=x', locale: 'en' },
  { address: '/faqs%0a', locale: 'en' },
  { address: '/%0a', locale: 'en' },
  { address: '/hi/nope%0a', locale: 'hi' },
  { address: '/exclusive-offers/x%0a', locale: 'en' },
  { address: '/hi/legal/x%0D', locale: 'hi' },
  { address: '/search%0a', locale: 'en' },
  { address: '/faqs%E2%80%A8', locale: 'en' },
  { address: '/art/a/b%0a', locale: 'en' },
  { address: '/%', locale: 'en' },
  { address: '/hi/%', locale: 'hi' },
  { address: '/%E0%A4%A', locale: 'en' },
];
