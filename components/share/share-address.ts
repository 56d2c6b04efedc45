/**
 * The address to share: the canonical address of the page with the query and fragment of what the visitor sees.
 * @param url the address of what the visitor sees
 * @param canonical the canonical address in the head of the page
 */
export function shareAddress(url: string, canonical: string | undefined): string {
  const { search, hash } = new URL(url);
  const address = new URL(canonical ?? url);
  if (search) address.search = search;
  if (hash) address.hash = hash;
  return address.href;
}
