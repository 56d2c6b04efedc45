import { createHash } from 'node:crypto';
import { directionOf, LOCALES } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

/** What the page script offers a visitor whose browser prefers another language, in that language, by its code. */
export const LANGUAGE_OFFERS = Object.fromEntries(
  LOCALES.map((locale) => {
    const text = textOf(locale, 'language');
    return [locale, { offer: text('offer'), dismiss: text('dismiss'), dir: directionOf(locale) }];
  }),
);

/** With a hash, because it is cached for a year. */
export const LANGUAGE_OFFERS_ADDRESS = `/service/language-offers.json?v=${createHash('sha256').update(JSON.stringify(LANGUAGE_OFFERS)).digest('base64url').slice(0, 8)}`;
