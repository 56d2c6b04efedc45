import { z } from 'zod';
import { icon, label, richText } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

/** A text in markdown, with an optional note beside it. */
export const description = defineBlock({
  kind: 'blocks.description',
  fields: {
    title: label.optional(),
    description: richText,
    note: z.object({ title: label, description: richText.optional(), icon }).optional(),
  },
});
