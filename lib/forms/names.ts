/** The cookie with what came of a sent form; a long one is continued in the second. */
export const FORM_COOKIE = 'designRequest';
export const FORM_COOKIE_MORE = 'designRequest-more';
/** The longest value of one cookie: browsers drop cookies of more than 4,096 bytes with their name. */
export const FORM_COOKIE_MAX = 3500;
/** What the first cookie may be: packed text. Whether it says something is seen when the page is made. */
export const FORM_COOKIE_VALUE = new RegExp(`^[\\w-]{8,${FORM_COOKIE_MAX}}$`);
/** The cookie with the signed time at which a form came into view. */
export const START_COOKIE = 'designRequestStart';
/** The field with that time, in the form of a browser that keeps no cookies. */
export const START_FIELD = 'start';

/** Where the form is sent; the picture that starts its time is under it. */
export const FORM_ACTION = '/service/design-request';

/** The segment before a page that shows what came of a form; no address of the site has it. */
export const FORM_SEGMENT = '~form';
/** What stands behind it for an address without a query. */
export const NO_VARIANT = '-';

/** The fragments of the form and of what came of it. */
export const REQUEST_ANCHOR = 'request';
export const OUTCOME_ANCHOR = 'request-outcome';

/** The field that people do not see and do not fill. */
export const HONEYPOT = 'website';
