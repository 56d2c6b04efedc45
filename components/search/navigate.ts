import { SEARCH_BAR_ID } from '#components/element-ids.ts';
import { type Locale, localizePath } from '#lib/i18n/locales.ts';
import { searchHref } from './search-href.ts';

/** Whether the browser shows the search page. */
export function isOnSearchPage(locale: Locale): boolean {
  return location.pathname === localizePath('/search', locale);
}

/** Opens the search page for a text; when already there, in place of the present search (spec 2.3). */
export function openSearch(text: string, locale: Locale): void {
  const address = localizePath(searchHref(text), locale);
  if (isOnSearchPage(locale)) location.replace(address);
  else location.assign(address);
}

/** Leaves the search page for home, with the search bar open: what clearing the text does there (spec 2.3). */
export function openHomeSearchBar(locale: Locale): void {
  location.assign(`${localizePath('/', locale)}#${SEARCH_BAR_ID}`);
}

/** Whether one step back stays on this site: the browser says so, or the page was reached from one of the site's own. */
export function canGoBack(): boolean {
  if ('navigation' in window) return window.navigation.canGoBack;
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}
