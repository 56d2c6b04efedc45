import { z } from 'zod';
import { list, localeCode, seo } from '../atoms.ts';

/** What a record in a list says of its own page, so that a sitemap need not ask for each. */
export const listed = {
  seo: seo.pick({ seo_canonical_link: true, enable_indexing: true }).optional(),
  /** The languages in which the record has a translation of its own, English included. */
  locales: list(localeCode, 40).optional(),
  updated_at: z.iso.datetime({ offset: true }).optional(),
};
