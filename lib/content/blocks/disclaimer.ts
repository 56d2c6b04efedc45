import { label, richText } from '../contract/atoms.ts';
import { defineBlock } from './define-block.ts';

/** A disclaimer in markdown (spec 2.11). */
export const disclaimer = defineBlock({
  kind: 'blocks.disclaimer',
  fields: { title: label.optional(), description: richText },
  surface: () => 'own',
});
