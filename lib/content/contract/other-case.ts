/** The only slug of a list that differs from a given one in letter case alone. */
export function otherCaseOf(slug: string, slugs: readonly string[]): string | undefined {
  const [only, ...others] = slugs.filter((each) => each.toLowerCase() === slug.toLowerCase());
  return others.length > 0 || only === slug ? undefined : only;
}
