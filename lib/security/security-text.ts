import { settings } from '#lib/config/settings.ts';
import { LOCALES } from '#lib/i18n/locales.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

export function securityText(now: Date, { SECURITY_CONTACT, SITE_ORIGIN } = settings): string {
  const expires = new Date(Math.floor(now.getTime() / DAY_MS + VALID_DAYS) * DAY_MS);
  const lines = [
    `Contact: ${SECURITY_CONTACT ?? `${SITE_ORIGIN}/contact`}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${SITE_ORIGIN}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}
