import { listHref, type PageQuery, readPageQuery } from '#lib/content/page-query.ts';
import { isLocale, type Locale, localizePath } from '#lib/i18n/locales.ts';
import { hasVariants, isPageAddress } from '#lib/routes.ts';

/** The page from which a form was sent. */
export interface ReturnAddress {
  locale: Locale;
  /** The path with its language, for the cookie. */
  path: string;
  /** The whole address without a fragment. */
  address: string;
  query: PageQuery;
}

const PATH = /^(?:\/[A-Za-z0-9_-]{1,128}){1,4}$/;

/**
 * Reads where to return to (rulings "Address first"): a page of the site with the query a page may have, made anew from its
 * parts, so that no answer leads elsewhere.
 * @param given the site path without language, with its query
 */
export function readReturn(given: string, locale: string): ReturnAddress | undefined {
  const [path = '', search] = given.split('?', 2);
  if (!isLocale(locale) || !PATH.test(path) || !isPageAddress(path) || !hasVariants(path)) return undefined;
  const query = readPageQuery(new URLSearchParams(search));
  const address = listHref(path, query, { page_no: query.page_no });
  return { locale, path: localizePath(path, locale), address: localizePath(address, locale), query };
}
