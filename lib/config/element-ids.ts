/** Ids shared by HTML, islands, scripts, style sheets and tests. */

export const SIDE_MENU_ID = 'side-menu';
export const SEARCH_BAR_ID = 'search-bar';
/** Utility links that do not fit into the top bar, 768 to 1023 px. */
export const UTILITY_MENU_ID = 'utility-menu';
/** In the top bar, and below 768 px in the main bar. */
export const LANGUAGE_MENU_ID = { top: 'language-menu', main: 'phone-language-menu' } as const;
/** The menu of the document page with languages and text size. */
export const DOCUMENT_OPTIONS_ID = 'document-options';
/** Categories of the search results on narrow screens. */
export const SEARCH_CATEGORIES_ID = 'search-categories';

/** Targets of links and forms in other sections. */
export const CARDS_ID = 'cards';
export const COMPARE_ID = 'compare';
export const BANKS_ID = 'banks';
export const CHOOSER_ID = 'chooser';
/** The link that leads to the city whose lounges the visitor looked at last. */
export const NEAR_CITY_ID = 'near-city';

export function menuPanelId(index: number): string {
  return `menu-${index + 1}`;
}

/** The search form in the bar of the header, or the one of the search page. */
export type SearchFormKind = 'bar' | 'page';

export function searchIds(kind: SearchFormKind) {
  return {
    form: `search-form-${kind}`,
    list: `search-suggestions-${kind}`,
  } as const;
}

/** `<meta>` with blocked event types, separated by spaces. */
export const BLOCKED_EVENTS_NAME = 'blocked-events';
