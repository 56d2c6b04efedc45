/** Dispatched on the document when the islands of a page are hydrated. */
export const HYDRATED_EVENT = 'page-hydrated';
