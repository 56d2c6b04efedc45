import { z } from 'zod';
import { button, label, list, media, richText } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

/** The slides that open the home page. */
export const hero = defineBlock({
  kind: 'blocks.hero',
  fields: {
    slides: list(
      z.object({
        title: label,
        description: richText.optional(),
        buttons: list(button, 2).optional(),
        images: list(media, 3).optional(),
      }),
      10,
    ),
  },
  needs: ['slides'],
  opensPage: ({ slides }) => slides.length > 0,
  breadcrumb: () => [],
  surface: () => 'own-before-tinted',
});
