import { type Locale, localizePath } from '#lib/i18n/locales.ts';

/**
 * Opens a page of the site from a search form; on the search page, it replaces the history entry (spec 2.3).
 * @param href without language
 */
export function openFromSearch(href: string, locale: Locale): void {
  const address = localizePath(href, locale);
  if (location.pathname === localizePath('/search', locale)) location.replace(address);
  else location.assign(address);
}
