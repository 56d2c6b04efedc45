import { settings } from '#lib/config/settings.ts';
import { isSitePath } from '#lib/contract/addresses.ts';

interface Frame {
  href: string;
  sandbox: string;
}

/** Without scripts, which could reach the embedding page; links may navigate it. */
const SITE_SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';
/** With scripts, which cannot navigate the embedding page. */
const EXTERNAL_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** `undefined` for an address that may only be linked; framed are pages of the site and https hosts of `FRAME_HOSTS`. */
export function frameFor(
  address: string,
  { SITE_ORIGIN, FRAME_HOSTS }: Pick<typeof settings, 'SITE_ORIGIN' | 'FRAME_HOSTS'> = settings,
): Frame | undefined {
  if (isSitePath(address)) return { href: address, sandbox: SITE_SANDBOX };
  if (!URL.canParse(address)) return undefined;
  const { origin, protocol, host } = new URL(address);
  if (origin === new URL(SITE_ORIGIN).origin) return { href: address, sandbox: SITE_SANDBOX };
  return protocol === 'https:' && FRAME_HOSTS.includes(host) ? { href: address, sandbox: EXTERNAL_SANDBOX } : undefined;
}
