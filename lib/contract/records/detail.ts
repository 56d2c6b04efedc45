import { z } from 'zod';
import { breadcrumbItem, editUrl, flag, list, localeCode, media, seo } from '../atoms.ts';

/** Fields about a record's page, so that the sitemap need not read each record. */
export const listed = {
  seo: seo.pick({ seo_canonical_link: true, enable_indexing: true }).optional(),
  locales: list(localeCode, 40)
    .optional()
    .describe('The languages in which the record has a translation of its own, English included'),
  updated_at: z.iso.datetime({ offset: true }).optional(),
};

/** Fields of a record with a page of its own, beside those in its list. */
export const detail = {
  seo: seo.optional(),
  isRightClickDisabled: flag.optional().describe('The page has no context menu'),
  breadcrumb: list(breadcrumbItem, 8).optional(),
  edit_url: editUrl.optional(),
  banner: z.object({ media: media.optional(), mobile_media: media.optional() }).optional(),
};
