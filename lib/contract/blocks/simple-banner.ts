import { z } from 'zod';
import { breadcrumbItem, button, flag, label, list, media, richText } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

/** A background image with breadcrumb and title. */
export const simpleBanner = defineBlock({
  kind: 'blocks.simple-banner',
  fields: {
    title: label,
    description: richText.optional(),
    media: media.optional(),
    mobile_media: media.optional(),
    overlay: flag.optional(),
    theme: z.enum(['light', 'dark', 'grey', 'festive']).optional(),
    breadcrumb: list(breadcrumbItem, 8).optional(),
    buttons: list(button, 2).optional(),
    images: list(media, 12)
      .optional()
      .describe('Card faces beside the title, where there is no background image; four or more are a wall'),
  },
  opensPage: () => true,
  breadcrumb: (block) => block.breadcrumb,
  surface: () => 'own',
  forTabPage: (block, { title, description = block.description }, opensPage) =>
    opensPage ? { ...block, title, description } : block,
});
