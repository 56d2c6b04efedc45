import { z } from 'zod';
import { cardFeature, label, list, richText, viewAll } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

/** Cards with an icon or image each: a sliding list for type `ekaa_features`, a grid for any other type. */
export const features = defineBlock({
  kind: 'blocks.features',
  fields: {
    type: z.string().max(100).optional(),
    title: label.optional(),
    description: richText.optional(),
    features: list(cardFeature, 60),
    view_all: viewAll.optional(),
  },
  folds: true,
  isEmpty: (block) => block.features.length === 0 && block.description === undefined,
});
