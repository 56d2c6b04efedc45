import { z } from 'zod';
import { button, heading, label, list, richText } from '../atoms.ts';
import { faq } from '../records/faq.ts';
import { listing, source } from '../source.ts';
import { defineBlock } from './define-block.ts';
import { searchedSource } from './searched-source.ts';

/** Questions by topic, with a search. */
export const faqFinder = defineBlock({
  kind: 'blocks.faq-finder',
  fields: {
    ...heading,
    ...listing,
    search_source: source.optional(),
    items: list(faq, 50).default([]),
    aside: z
      .object({ title: label, description: richText.optional(), button: button.optional() })
      .optional()
      .describe('What is more urgent than an answer'),
  },
  async resolve(block, context) {
    const searched = { ...block, source: searchedSource(block, context.query) };
    const { items = block.items, fields, query } = await context.readListing(searched, faq);
    return { block: { ...searched, ...fields, items }, query };
  },
  opensPage: ({ title }, position) => position === 0 && title !== undefined,
  // Results of a search are questions of topics.
  contents: ({ items, source, search_source }) => ({
    questions: search_source && source?.path === search_source.path ? [] : items,
  }),
});
