import { settings } from '#lib/config/settings.ts';
import { isSitePath } from '#lib/contract/addresses.ts';

interface Frame {
  href: string;
  /** The value of the `sandbox` attribute. */
  sandbox: string;
}

/** A page of the site runs no scripts, which could reach the page around it; its links may navigate that page. */
const SITE_SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';
/** Another origin may run scripts, but cannot navigate the page around it. */
const EXTERNAL_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** How to frame a page of the site, or an https host in `FRAME_HOSTS`; `undefined` for an address that may only be linked. */
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
