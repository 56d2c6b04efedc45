import { type Locale, localizePath } from '#lib/i18n/locales.ts';

/**
 * On the search page it replaces the history entry.
 * @param href without language
 */
export function openFromSearch(href: string, locale: Locale): void {
  const address = localizePath(href, locale);
  if (location.pathname === localizePath('/search', locale)) location.replace(address);
  else location.assign(address);
}
