/** What a slug or id is, as the source of an expression: nothing in it needs encoding in an address. */
export const SLUG_SOURCE = '[A-Za-z0-9_-]{1,128}';

/** A whole text that is a slug or id. */
export const SLUG = new RegExp(`^${SLUG_SOURCE}$`);

/** What may stand as a slug or id in an address; anything else is a 404 and never a request. */
export function isSlug(text: string): boolean {
  return SLUG.test(text);
}
