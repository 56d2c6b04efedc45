import { z } from 'zod';
import { heading, icon, label, richText } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

/** A text in markdown, with an optional note beside it, or the header of the block that follows. */
export const description = defineBlock({
  kind: 'blocks.description',
  fields: {
    ...heading,
    variant: z.enum(['text', 'header']).optional().describe('`header`: the title and "View All" of the block that follows'),
    note: z.object({ title: label, description: richText.optional(), icon }).optional().describe('Only `text`'),
  },
  needs: ['description', 'title'],
  isEmpty: ({ variant, title, description: text }) => (variant === 'header' ? title : text) === undefined,
  surface: ({ variant }) => (variant === 'header' ? 'same-as-next' : undefined),
});
