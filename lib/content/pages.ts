import { settings } from '#lib/config/settings.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { cachedRead } from './cached.ts';
import { slug as slugSchema } from './contract/atoms.ts';
import { type Page, page as pageSchema } from './contract/documents.ts';
import { ENDPOINTS, type Endpoint, type EndpointName } from './contract/endpoints.ts';
import { endpointPath } from './contract/match.ts';
import { readPage, readScreen } from './read.ts';
import { nameOfCall, tagsOf } from './tags.ts';

/** The name in tags of the home page, which editors know by it. */
const HOME = 'home-page';

const cachedPage = cachedRead(
  'page',
  (slug, locale) => readPage(slug, locale),
  (slug: string, locale: Locale) => tagsOf('page', locale, slug),
);

/**
 * The tags of a page with a call of its own: named by its slug, where it is asked for by one, else by its path.
 * @param path of the endpoint, with `{product}` where it has one
 */
export function screenTags(path: string, slug: string, locale: Locale): string[] {
  if (path === ENDPOINTS.homePage.path) return tagsOf(HOME, locale);
  return tagsOf('screen', locale, slug || nameOfCall(endpointPath(path, settings.PRODUCT_SLUG)));
}

const cachedScreen = cachedRead(
  'screen',
  (path, slug, locale) => readScreen({ path, answer: pageSchema }, slug === '' ? {} : { slug }, locale),
  screenTags,
);

/**
 * A generic content page (spec 2.8).
 * @param slug the last segment of the address; what cannot be a slug is no page, and no request
 * @returns the page, or `null` for 404
 * @throws {ContentError} for every other failure of a first read
 */
export async function getPage(slug: string, locale: Locale): Promise<Page | null> {
  return slugSchema.safeParse(slug).success ? cachedPage(slug, locale) : null;
}

/**
 * The page of an endpoint whose answer is one.
 * @returns the page, or `null` for 404
 * @throws {ContentError} for every other failure of a first read
 */
export async function getScreenPage(name: EndpointName, locale: Locale): Promise<Page | null> {
  const { path }: Endpoint = ENDPOINTS[name];
  return cachedScreen(path, '', locale);
}

/**
 * A legal page, or one of the cashback campaign, by its slug (spec 2.1, 7). The terms of credit cards have a path of their own.
 * @returns the page, or `null` for 404
 * @throws {ContentError} for every other failure of a first read
 */
export async function getDocumentPage(
  name: 'legalPage' | 'jcbCashbackCampaign',
  slug: string,
  locale: Locale,
): Promise<Page | null> {
  const { creditCardTerms } = ENDPOINTS;
  if (name === 'legalPage' && creditCardTerms.path.endsWith(`/${slug}`)) return cachedScreen(creditCardTerms.path, '', locale);
  return slugSchema.safeParse(slug).success ? cachedScreen(ENDPOINTS[name].path, slug, locale) : null;
}
