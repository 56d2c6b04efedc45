/** The only slug of a list that differs from a given one in letter case alone. */
export function otherCaseOf(slug: string, slugs: readonly string[]): string | undefined {
  const [only, ...others] = slugs.filter((each) => each.toLowerCase() === slug.toLowerCase());
  return others.length > 0 || only === slug ? undefined : only;
}

/** Regular expression of a slug or id; no character needs encoding in a URL. */
export const SLUG_SOURCE = '[A-Za-z0-9_-]{1,128}';

/** A whole text that is a slug or id. */
export const SLUG = new RegExp(`^${SLUG_SOURCE}$`);

export function isSlug(text: string): boolean {
  return SLUG.test(text);
}
