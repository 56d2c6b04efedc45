import { settings } from '#lib/config/settings.ts';
import { isSitePath } from './addresses.ts';

/** A page that may stand in a frame, and what the frame's sandbox lets it do. */
interface Frame {
  href: string;
  sandbox: string;
}

/** A page of the site stands in the frame without script, so that it cannot reach out of it; its links may lead the whole page. */
const OWN = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';
/** A page of another house runs its scripts in its own origin and cannot lead the whole page away. */
const OTHER = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * How an address may be framed: a page of the site, or one of the hosts in `FRAME_HOSTS` over https.
 * @returns `undefined` for any other address, which is then only linked to
 */
export function frameFor(
  address: string,
  { SITE_ORIGIN, FRAME_HOSTS }: Pick<typeof settings, 'SITE_ORIGIN' | 'FRAME_HOSTS'> = settings,
): Frame | undefined {
  if (isSitePath(address)) return { href: address, sandbox: OWN };
  if (!URL.canParse(address)) return undefined;
  const { origin, protocol, host } = new URL(address);
  if (origin === new URL(SITE_ORIGIN).origin) return { href: address, sandbox: OWN };
  return protocol === 'https:' && FRAME_HOSTS.includes(host) ? { href: address, sandbox: OTHER } : undefined;
}
