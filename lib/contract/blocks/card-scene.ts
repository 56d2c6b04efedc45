import { z } from 'zod';
import { button, label, media, richText } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

/** Scenes that fill the screen; each has its drawings in `public/art/scenes-full`. */
export const FULL_SCENES = ['credit', 'debit', 'prepaid', 'business', 'offers', 'lounges', 'pay', 'lost'] as const;

/** A card face in a drawing that moves as the page is scrolled. */
export const cardScene = defineBlock({
  kind: 'blocks.card-scene',
  fields: {
    title: label,
    description: richText.optional(),
    button: button.optional(),
    card: media,
    scene: z
      .enum(['hands', ...FULL_SCENES])
      .optional()
      .describe('The drawing; `hands` by default'),
  },
  surface: () => 'own',
});
