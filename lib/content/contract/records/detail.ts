import { z } from 'zod';
import { breadcrumbItem, flag, list, media, seo } from '../atoms.ts';

/** What a record with an address of its own has beside what its list says of it: head, switches, breadcrumb, banner. */
export const detail = {
  seo: seo.optional(),
  isRightClickDisabled: flag.optional(),
  breadcrumb: list(breadcrumbItem, 8).optional(),
  banner: z.object({ media: media.optional(), mobile_media: media.optional() }).optional(),
};
