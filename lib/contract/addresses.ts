/** Every address from content or a query is checked here before it is rendered or followed. */

/** The origin that relative addresses are resolved against to see whether they stay on the site. */
const BASE = 'https://site.invalid';
const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** The kinds of image that the specification lists. */
const DATA_IMAGE = /^data:image\/(?:apng|avif|bmp|gif|jpe?g|png|svg\+xml|webp|x-icon)[;,]/i;

/** A path with nothing to decode, as most links are. */
const ORDINARY_PATH = /^\/(?!\/)[\w./-]*(?:[?#][\w./=&,-]*)?$/;

/** An address without its query and fragment. */
export function pathnameOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '';
}

/** Control characters and white space hide the scheme from a naive check. */
function hasHiddenCharacters(address: string): boolean {
  for (const character of address) {
    const code = character.codePointAt(0) ?? 0;
    if (code <= 0x20 || (code >= 0x7f && code <= 0xa0) || code === 0x2028 || code === 0x2029 || code === 0xfeff) {
      return true;
    }
  }
  return false;
}

/**
 * Whether `address` is a path of this site: one leading slash, no backslash or control character, also after decoding, so that
 * `//host`, `/%5Chost` and doubly encoded variants are refused. Query and fragment may hold a lone `%`.
 */
export function isSitePath(address: string): boolean {
  if (ORDINARY_PATH.test(address)) return true;
  let decoded = pathnameOf(address);
  const rest = address.slice(decoded.length);
  if (rest.includes('\\') || hasHiddenCharacters(rest.replaceAll(' ', '+'))) return false;
  for (let round = 0; round < 4; round += 1) {
    if (!decoded.startsWith('/') || decoded.startsWith('//')) return false;
    if (decoded.includes('\\') || hasHiddenCharacters(decoded.replaceAll(' ', '+'))) return false;
    let next: string;
    try {
      next = decodeURIComponent(decoded);
    } catch {
      return false;
    }
    if (next === decoded) return URL.canParse(address, BASE) && new URL(address, BASE).origin === BASE;
    decoded = next;
  }
  return false;
}

/** A site path, fragment, query, or http(s), mailto, tel. */
export function isSafeHref(address: string): boolean {
  if (address.startsWith('#') || address.startsWith('?')) return !hasHiddenCharacters(address);
  if (address.startsWith('/')) return isSitePath(address);
  if (hasHiddenCharacters(address) || !URL.canParse(address)) return false;
  return LINK_SCHEMES.has(new URL(address).protocol);
}

/** Whether `address` may be the source of an image or video: a path, http(s), or a `data:image`. */
export function isSafeMediaUrl(address: string): boolean {
  if (address.startsWith('data:')) return DATA_IMAGE.test(address);
  if (hasHiddenCharacters(address)) return false;
  if (URL.canParse(address)) return /^https?:$/.test(new URL(address).protocol);
  if (address.startsWith('/')) return isSitePath(address);
  return !/^[a-z][a-z0-9+.-]*:/i.test(address) && isSitePath(`/${address}`);
}

/** Whether an address leaves the site: it has a scheme of its own. */
export function isExternalHref(address: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(address);
}
