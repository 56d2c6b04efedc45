/** In characters. */
const SEARCH_MAX = 60;
const PATH_MAX = 200;

/** A pattern for what may be an address, of which the sign is then sought: one with the sign in it would take quadratic time. */
const WORD = /\S+/g;
const PART = /[^\s/]+/g;
/** As long as a telephone or card number may begin. */
const LONG_NUMBER = /\p{Nd}{5,}/gu;
const HIDDEN = '…';

const withoutWebAddresses = (text: string) =>
  text.replace(WORD, (word) => (word.includes('://') || word.includes('www.') ? ' ' : word));

function withoutMailAddresses(text: string, replacement: string): string {
  return text.replace(PART, (part) => {
    const at = part.indexOf('@', 1);
    return at > 0 && at < part.length - 1 ? replacement : part;
  });
}

/** A search text in one form for all its spellings, without digits and addresses; `undefined` when nothing is left. */
export function searchWithoutPersonalData(text: string): string | undefined {
  const kept = withoutMailAddresses(withoutWebAddresses(text.normalize('NFKC').toLowerCase()), ' ')
    .replace(/\p{Nd}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /\p{L}/u.test(kept) ? kept.slice(0, SEARCH_MAX) : undefined;
}

/** A path without query, mail addresses and long numbers. */
export function pathWithoutPersonalData(path: string): string {
  let decoded = path.split(/[?#]/, 1)[0] ?? '';
  try {
    decoded = decodeURIComponent(decoded);
  } catch {
    // It is shown as it is.
  }
  return withoutMailAddresses(decoded, HIDDEN).replace(LONG_NUMBER, HIDDEN).slice(0, PATH_MAX);
}

/**
 * Where a link was followed: the path of a page of the site, or the host of another site.
 * @param hosts host names of the site
 */
export function referrerWithoutPersonalData(referrer: string | undefined, hosts: readonly string[]): string | undefined {
  if (referrer === undefined || !URL.canParse(referrer)) return undefined;
  const { protocol, host, pathname } = new URL(referrer);
  if (!/^https?:$/.test(protocol)) return undefined;
  return hosts.includes(host) ? pathWithoutPersonalData(pathname) : host;
}
