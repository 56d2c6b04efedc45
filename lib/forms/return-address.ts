import { FORM_PATTERN, fillProduct } from '#lib/config/routes/table.ts';
import { settings } from '#lib/config/settings.ts';
import { listHref, type PageQuery, readPageQuery } from '#lib/content/page-query.ts';
import { isLocale, type Locale, localizePath } from '#lib/i18n/locales.ts';

/** The page that shows what came of a form. */
export interface ReturnAddress {
  locale: Locale;
  /** The path with its language, for the cookie. */
  path: string;
  /** The whole address without a fragment. */
  address: string;
  query: PageQuery;
}

/**
 * Where a sent form leads back to: the one page that shows what came of it, with the query of the page
 * it was sent from, made anew from its parts. So no answer leads elsewhere, and a form on another page leads to that one.
 * @param given the site path without language, with its query
 * @returns `undefined` for a language there is not
 */
export function readReturn(given: string, locale: string, product: string = settings.PRODUCT_SLUG): ReturnAddress | undefined {
  if (!isLocale(locale)) return undefined;
  const path = fillProduct(FORM_PATTERN, product);
  const query = readPageQuery(new URLSearchParams(given.split('?', 2)[1]));
  const address = listHref(path, query, { page_no: query.page_no });
  return { locale, path: localizePath(path, locale), address: localizePath(address, locale), query };
}
