import { z } from 'zod';
import { breadcrumbItem, flag, list, localeCode, media, seo } from '../atoms.ts';

/** What a record with an address of its own has beside its fields: head, switches, breadcrumb, banner. */
export const detail = {
  seo: seo.optional(),
  isRightClickDisabled: flag.optional(),
  breadcrumb: list(breadcrumbItem, 8).optional(),
  banner: z.object({ media: media.optional(), mobile_media: media.optional() }).optional(),
  /** The languages in which the record has a translation of its own, English included. */
  locales: list(localeCode, 40).optional(),
  updated_at: z.iso.datetime({ offset: true }).optional(),
};
