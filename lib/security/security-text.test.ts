import { settings } from '#lib/config/settings.ts';
import { LOCALES } from '#lib/i18n/locales.ts';
import { securityText } from './security-text.ts';

test('security.txt has a contact and expires in less than a year', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const site = { ...settings, SITE_ORIGIN: 'https://cards.example' };
  expect(securityText(now, site)).toBe(
    `Contact: https://cards.example/contact\nExpires: 2026-08-28T00:00:00.000Z\nPreferred-Languages: ${LOCALES.join(', ')}\nCanonical: https://cards.example/.well-known/security.txt\n`,
  );
  expect(securityText(now, { ...site, SECURITY_CONTACT: 'mailto:a@cards.example' })).toContain(
    'Contact: mailto:a@cards.example\n',
  );
});
