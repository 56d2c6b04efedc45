import { SEARCH_BAR_ID } from '#lib/config/element-ids.ts';
import { type Locale, localizePath } from '#lib/i18n/locales.ts';
import { searchHref } from './search-href.ts';

/** Whether the browser shows the search page. */
export function isOnSearchPage(locale: Locale): boolean {
  return location.pathname === localizePath('/search', locale);
}

/** Opens the search page for a text; on the search page, it replaces the history entry (spec 2.3). */
export function openSearch(text: string, locale: Locale): void {
  const address = localizePath(searchHref(text), locale);
  if (isOnSearchPage(locale)) location.replace(address);
  else location.assign(address);
}

/** Opens the home page with the search bar open: clearing the text on the search page does this (spec 2.3). */
export function openHomeSearchBar(locale: Locale): void {
  location.assign(`${localizePath('/', locale)}#${SEARCH_BAR_ID}`);
}

/** Whether the previous history entry is a page of this site. */
export function canGoBack(): boolean {
  if ('navigation' in window) return window.navigation.canGoBack;
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}
