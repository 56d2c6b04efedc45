/**
 * The address that is shared: the canonical one of the page, with the tab or card that the visitor sees, at its place in the page.
 * @param url the address of what the visitor sees
 * @param canonical the canonical address that the head of the page names
 */
export function shareAddress(url: string, canonical: string | undefined): string {
  const { search, hash } = new URL(url);
  const address = new URL(canonical ?? url);
  if (search) address.search = search;
  if (hash) address.hash = hash;
  return address.href;
}
