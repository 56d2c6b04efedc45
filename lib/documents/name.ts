/** A stretch of an address as people read it: decoded, or as it is when it cannot be. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * What a document is called, from its address: the last segment without its ending, dashes and underscores as spaces, the
 * first letter large. A title in the query would let anybody put words of theirs on this site.
 * @param address a checked address of a document
 * @param unnamed the name of a document whose address has no segment
 */
export function documentName(address: string, unnamed: string): string {
  const segment = decoded(address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '');
  const name = segment
    .replace(/\.pdf$/i, '')
    .replace(/[-_\s]+/g, ' ')
    .trim();
  return name === '' ? unnamed : name.charAt(0).toUpperCase() + name.slice(1);
}

/** The page that a query asks for: a whole number from 1, else 1. The viewer keeps it within the document. */
export function pageNumber(page: string | readonly string[] | undefined): number {
  return typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
