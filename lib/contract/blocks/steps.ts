import { label, list, richText } from '../atoms.ts';
import { step } from '../records/section.ts';
import { defineBlock } from './define-block.ts';

export const steps = defineBlock({
  kind: 'blocks.steps',
  fields: { title: label.optional(), description: richText.optional(), steps: list(step, 20) },
  needs: ['steps', 'description'],
});
