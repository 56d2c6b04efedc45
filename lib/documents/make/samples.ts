import { annotatedDocument } from './annotated.ts';
import { formDocument } from './form.ts';
import { termsDocument } from './terms.ts';
import { CARD_TERMS, CARD_TERMS_HINDI } from './texts/card-terms.ts';
import { LOUNGE_DIRECTORY } from './texts/directory.ts';
import { OFFER_TERMS, OFFER_TERMS_HINDI } from './texts/offer-terms.ts';

/** What opens the protected sample: it protects nothing. */
export const SAMPLE_PASSWORD = 'kolam-2026';

/** A file that calls itself a PDF and has nothing in it that a reader could repair. */
function brokenDocument(): Buffer {
  return Buffer.from(`%PDF-1.7\n${'This file lost everything but its first line.\n'.repeat(40)}%%EOF\n`);
}

/** The sample documents, by the name of their file in `public/documents`. */
export const SAMPLES: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
  'credit-card-terms.pdf': () => termsDocument(CARD_TERMS),
  'क्रेडिट-कार्ड-की-शर्तें.pdf': () => termsDocument(CARD_TERMS_HINDI),
  'terms-of-offers.pdf': () => termsDocument(OFFER_TERMS),
  'ऑफ़र-की-शर्तें.pdf': () => termsDocument(OFFER_TERMS_HINDI),
  'lounge-directory-2026.pdf': () => termsDocument(LOUNGE_DIRECTORY, { pagePerSection: true }),
  'payment-report-form.pdf': formDocument,
  'sample-annotated.pdf': annotatedDocument,
  'sample-protected.pdf': () =>
    termsDocument(OFFER_TERMS, { userPassword: SAMPLE_PASSWORD, ownerPassword: `${SAMPLE_PASSWORD}-owner` }),
  'sample-broken.pdf': brokenDocument,
};
