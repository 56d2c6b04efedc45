/** Limits and fixed numbers of the site, each with the section of the specification that names it. */

/** 2.2: one step of A+ and A-, in rem. */
export const FONT_STEP_REM = 0.01;
/** 2.2: A+ and A- stop at this many steps from the middle (±0.05 rem). */
export const FONT_STEP_LIMIT = 5;
/** The key of the text size in the browser's storage. */
export const FONT_STEP_KEY = 'fontStep';
/** 2.1: the back-to-top button appears after this scroll, in CSS pixels; a test compares the style sheet. */
export const BACK_TO_TOP_PX = 350;
/** 2.3: the longest search text that is read, in characters. */
export const SEARCH_TEXT_MAX = 200;
/** 2.4: results on one page of the search. */
export const SEARCH_PAGE_SIZE = 10;
/** 2.3: pause in typing before suggestions are requested, in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 500;
/** 2.3: suggestions shown. */
export const SUGGESTIONS_SHOWN = 8;
/** 2.3: time between 'Speak Now' and listening, in milliseconds. */
export const VOICE_PROMPT_DELAY_MS = 500;
/** 8: time limit of a script chunk, in milliseconds. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
/** 2.1: `card-finder.css` and the text `onlyThree` have the same number. */
export const COMPARED_CARDS_MAX = 3;
/** 2.11: one step of the carousel, in CSS pixels. */
export const CAROUSEL_STEP_PX = 180;
/** 2.11: how long one step of the carousel takes, in milliseconds. */
export const CAROUSEL_DURATION_MS = 500;
/** 2.11: how near to an end counts as being there, in CSS pixels. */
export const CAROUSEL_END_TOLERANCE_PX = 2;
/** 2.11: the pager of a carousel shows at most this many indicators. */
export const PAGER_MAX_INDICATORS = 10;
/** 2.11: the image of a card in a feature list, in CSS pixels. */
export const FEATURE_IMAGE = { width: 163, height: 104 } as const;
/** 2.9: the map's base image when the content gives no size, in CSS pixels. */
export const MAP_IMAGE = { width: 1138, height: 630 } as const;
/** 2.8, 2.10: the widest viewport that gets the mobile media of banners and media blocks. */
export const MOBILE_MEDIA_QUERY = '(max-width: 575px)';
/** 2.2: from this width on the side menu is closed. */
export const DESKTOP_MENU_QUERY = '(min-width: 48rem)';
/** 5: above what the fields of the form allow. */
export const FORM_BODY_MAX_BYTES = 65_536;
/** 5: no person fills in the form in less time, in milliseconds. */
export const FORM_LEAST_MS = 3000;
/** 5: where a form gets the token that it is sent with. */
export const FORM_TOKEN_PATH = '/service/form-token';
/** Where the site serves the pictures and documents of the content service that it keeps. */
export const KEPT_MEDIA_PATH = '/service/media';
/** 5: POSTs within the window, for the form and `/api` separately. */
export const POST_LIMIT = { perClient: 6, inAll: 300, windowMs: 600_000, clientsMax: 10_000 } as const;
/** Logged wrong secrets of webhook and preview within the window. */
export const WRONG_SECRET_LIMIT = { perClient: 10, inAll: 100, windowMs: 600_000, clientsMax: 1000 } as const;
/** 2.7: defaults of the annotation tools; sizes in points, opacity from 0 to 1. */
export const ANNOTATION = {
  highlightThickness: 12,
  highlightOpacity: 1,
  highlightColour: 'yellow',
  textSize: 10,
  inkThickness: 1,
  inkOpacity: 1,
} as const;
