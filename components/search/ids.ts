/** Where a search form stands: in the bar of the header, or on the search page. */
export type SearchPlace = 'bar' | 'page';

/** The ids by which a search form and its island find each other. */
export function searchIds(place: SearchPlace) {
  return {
    form: `search-form-${place}`,
    list: `search-suggestions-${place}`,
    voice: `search-voice-${place}`,
    close: `search-close-${place}`,
  } as const;
}

/** The popup with the categories of the results on a small screen. */
export const CATEGORIES_ID = 'search-categories';
