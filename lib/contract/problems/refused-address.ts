import { isSitePath } from '../addresses.ts';

/** Why an address may not be a link or the address of a file. */
export type AddressFault = 'other-host' | 'scheme' | 'spaces' | 'no-scheme' | 'characters';

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** The fault of an address that `isSafeHref`, `isSafeMediaUrl` or `isSitePath` refused, with the scheme when that is the fault. */
export function addressFault(address: string): { fault: AddressFault; scheme: string } {
  // A browser ignores control characters and white space in a scheme.
  const bare = address.replace(/[\p{Cc}\p{Z}\ufeff]/gu, '');
  const scheme = SCHEME.exec(bare)?.[1]?.toLowerCase() ?? '';
  if (/^[/\\]{2}/.test(bare)) return { fault: 'other-host', scheme };
  if (scheme && !/^(?:https?|mailto|tel)$/.test(scheme)) return { fault: 'scheme', scheme };
  if (bare !== address) return { fault: 'spaces', scheme };
  if (!scheme && !bare.startsWith('/') && isSitePath(`/${bare}`)) return { fault: 'no-scheme', scheme };
  return { fault: 'characters', scheme };
}
