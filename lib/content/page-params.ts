/**
 * What the query of a page's address may say; everything else in a query is left out. A list may
 * follow any of them; several values of one are joined by commas.
 */
export const PAGE_PARAMS = [
  'tab',
  'card',
  'compare',
  'tier',
  'pay',
  'need',
  'travel',
  'fee',
  'category',
  'place',
  'city',
  'airport',
  'terminal',
  'date',
  'sort',
  'letter',
  'year',
  'search',
  'amount',
  'months',
  'rate',
  'page_no',
] as const;
export type PageParam = (typeof PAGE_PARAMS)[number];
