import { z } from 'zod';
import { breadcrumbItem, button, flag, label, list, media, richText } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

/** Title, text and buttons over a picture. */
export const banner = defineBlock({
  kind: 'blocks.banner',
  fields: {
    variant: z
      .enum(['simple', 'card', 'scene'])
      .optional()
      .describe('`card`: the banner of a card page; `scene`: a section of its own, unless it opens the page'),
    title: label.optional(),
    description: richText.optional(),
    media: media.optional(),
    mobile_media: media.optional(),
    overlay: flag.optional().describe('A gradient under the text of a `simple` banner; the others always have one'),
    theme: z.enum(['light', 'dark', 'grey', 'festive']).optional().describe('Only `simple`'),
    breadcrumb: list(breadcrumbItem, 8).optional(),
    buttons: list(button, 2).optional(),
    images: list(media, 12)
      .optional()
      .describe(
        'Card faces: up to three on the picture of a `card` banner, or beside the title without a picture; four or more are a wall',
      ),
  },
  needs: ['title', 'media'],
  opensPage: ({ title, variant }, position) => title !== undefined && (variant !== 'scene' || position === 0),
  breadcrumb: (block) => block.breadcrumb,
  surface: ({ variant }, opensPage) => (variant === 'scene' && !opensPage ? undefined : 'own'),
  forTabPage: (block, { title, description = block.description }, opensPage) =>
    opensPage ? { ...block, title, description } : block,
  contents: ({ variant, title, description }) => (variant === 'card' ? { cardBanner: { title, description } } : {}),
});
