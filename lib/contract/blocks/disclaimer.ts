import { label, richText } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

export const disclaimer = defineBlock({
  kind: 'blocks.disclaimer',
  fields: { title: label.optional(), description: richText },
  surface: () => 'own',
});
