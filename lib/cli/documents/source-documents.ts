import { LOCALES } from '#lib/i18n/locales.ts';
import { legalDocument } from './legal-document.ts';
import { LOUNGE_DIRECTORY } from './lounge-directory.ts';

/** The legal pages that are documents too: the beginning of the file name, and the slug of the page. */
const LEGAL_PAGES = {
  'credit-card-terms': 'credit-card-terms-and-condition',
  'debit-card-terms': 'debit-card-terms-and-condition',
  'prepaid-card-terms': 'prepaid-card-terms-and-condition',
  'offer-terms': 'offer-terms-and-condition',
  'lounge-access-rules': 'lounge-access-rules',
};

/** The documents that `npm run documents` prints. */
export const SOURCE_DOCUMENTS = [
  ...Object.entries(LEGAL_PAGES).flatMap(([name, slug]) => LOCALES.map((locale) => legalDocument(slug, name, locale))),
  LOUNGE_DIRECTORY,
];
