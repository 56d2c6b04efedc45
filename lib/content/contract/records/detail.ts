import { z } from 'zod';
import { breadcrumbItem, flag, list, media, seo } from '../atoms.ts';

/** Fields of a record with a page of its own, beside those in its list. */
export const detail = {
  seo: seo.optional(),
  isRightClickDisabled: flag.optional().describe('The page has no context menu'),
  breadcrumb: list(breadcrumbItem, 8).optional(),
  banner: z.object({ media: media.optional(), mobile_media: media.optional() }).optional(),
};
