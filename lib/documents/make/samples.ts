import { LOCALES } from '#lib/i18n/locales.ts';
import { annotatedDocument } from './annotated.ts';
import { formDocument } from './form.ts';
import { legalTerms } from './legal.ts';
import { termsDocument } from './terms.ts';
import { LOUNGE_DIRECTORY } from './texts/directory.ts';

/** What opens the protected sample: it protects nothing. */
export const SAMPLE_PASSWORD = 'kolam-2026';

/** The legal pages that are documents too, by the beginning of their file names; the language is the end. */
const LEGAL = {
  'credit-card-terms': 'credit-card-terms-and-condition',
  'debit-card-terms': 'debit-card-terms-and-condition',
  'prepaid-card-terms': 'prepaid-card-terms-and-condition',
  'offer-terms': 'offer-terms-and-condition',
  'lounge-access-rules': 'lounge-access-rules',
};

/** A document of the site. */
interface Sample {
  /** What it is called where its file name would not do. */
  title?: string;
  make: () => Promise<Buffer> | Buffer;
}

/** A file that calls itself a PDF and has nothing in it that a reader could repair. */
function brokenDocument(): Buffer {
  return Buffer.from(`%PDF-1.7\n${'This file lost everything but its first line.\n'.repeat(40)}%%EOF\n`);
}

const legalSamples = Object.entries(LEGAL).flatMap(([name, slug]) =>
  LOCALES.map((locale): [string, Sample] => {
    const terms = legalTerms(slug, locale);
    return [`${name}-${locale}.pdf`, { title: terms.title, make: () => termsDocument(terms) }];
  }),
);

/** The sample documents, by the name of their file in `public/documents`. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  ...Object.fromEntries(legalSamples),
  'lounge-directory-2026.pdf': {
    title: LOUNGE_DIRECTORY.title,
    make: () => termsDocument(LOUNGE_DIRECTORY, { pagePerSection: true }),
  },
  'payment-report-form.pdf': { make: formDocument },
  'sample-annotated.pdf': { make: annotatedDocument },
  'sample-protected.pdf': {
    make: () =>
      termsDocument(legalTerms(LEGAL['offer-terms'], 'en'), {
        userPassword: SAMPLE_PASSWORD,
        ownerPassword: `${SAMPLE_PASSWORD}-owner`,
      }),
  },
  'sample-broken.pdf': { make: brokenDocument },
};
