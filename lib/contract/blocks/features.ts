import { z } from 'zod';
import { cardFeature, heading, list } from '../atoms.ts';
import { featureSections } from '../records/section.ts';
import { defineBlock } from './define-block.ts';

/** Cards with an icon or image each: a sliding list for type `ekaa_features`, else a grid; or several sections of them. */
export const features = defineBlock({
  kind: 'blocks.features',
  fields: {
    type: z.string().max(100).optional(),
    ...heading,
    features: list(cardFeature, 60).optional(),
    sections: featureSections.optional().describe('Several titled lists instead of one'),
  },
  needs: ['features', 'sections', 'description'],
});
