import { z } from 'zod';
import { button, label, list, richText } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

/** A long text with a table of contents from its headings. */
export const legalText = defineBlock({
  kind: 'blocks.legal-text',
  fields: {
    title: label.optional(),
    description: richText,
    summary: richText.optional(),
    last_changed: z.iso.date().optional(),
    published: z.iso.date().optional().describe('The day on which an article, such as a press release, appeared'),
    buttons: list(button, 12).optional(),
  },
  contents: ({ last_changed, published }) => ({ article: { last_changed, published } }),
});
