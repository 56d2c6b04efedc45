import { label, richText } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

/** A disclaimer in markdown. */
export const disclaimer = defineBlock({
  kind: 'blocks.disclaimer',
  fields: { title: label.optional(), description: richText },
  surface: () => 'own',
});
