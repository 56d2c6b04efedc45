import documents from './site-documents.json' with { type: 'json' };

interface SiteDocument {
  /** Shown instead of a name made from the file name. */
  title?: string;
  bytes: number;
}

/** Files of `public/documents` by path; written by `npm run documents`. */
export const SITE_DOCUMENTS: ReadonlyMap<string, SiteDocument> = new Map(Object.entries<SiteDocument>(documents));
