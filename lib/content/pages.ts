import type { Locale } from '#lib/i18n/locales.ts';
import { cachedRead } from './cached.ts';
import { slug as slugSchema } from './contract/atoms.ts';
import type { Page } from './contract/documents.ts';
import { readHomePage, readPage } from './read.ts';
import { tagsOf } from './tags.ts';

const cachedPage = cachedRead(
  'page',
  (slug, locale) => readPage(slug, locale),
  (slug: string, locale: Locale) => tagsOf('page', locale, slug),
);

const cachedHomePage = cachedRead(
  'home-page',
  (locale) => readHomePage(locale),
  (locale: Locale) => tagsOf('home-page', locale),
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
 * The home page.
 * @returns the page, or `null` for 404
 * @throws {ContentError} for every other failure of a first read
 */
export async function getHomePage(locale: Locale): Promise<Page | null> {
  return cachedHomePage(locale);
}
