/** In characters. */
const SEARCH_MAX = 60;
const PATH_MAX = 200;

const MAIL_ADDRESS = /[^\s/]+@[^\s/]+/g;
const WEB_ADDRESS = /(?:\w+:\/\/|www\.)\S+/g;
/** As long as a telephone or card number may begin. */
const LONG_NUMBER = /\p{Nd}{5,}/gu;
const HIDDEN = '…';

/** A search text in one form for all its spellings, without digits and addresses; `undefined` when nothing is left. */
export function searchWithoutPersonalData(text: string): string | undefined {
  const kept = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(WEB_ADDRESS, ' ')
    .replace(MAIL_ADDRESS, ' ')
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
  return decoded.replace(MAIL_ADDRESS, HIDDEN).replace(LONG_NUMBER, HIDDEN).slice(0, PATH_MAX);
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
