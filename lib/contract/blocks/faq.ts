import { heading, list } from '../atoms.ts';
import { faq } from '../records/faq.ts';
import { source } from '../source.ts';
import { defineBlock } from './define-block.ts';

export const faqBlock = defineBlock({
  kind: 'blocks.faq',
  fields: { ...heading, source: source.optional(), items: list(faq, 100).default([]) },
  async resolve(block, context) {
    const { items = block.items, fields, query } = await context.readListing(block, faq);
    return { block: { ...block, ...fields, items }, query };
  },
  needs: ['items'],
  // Questions of a source have a page of their own.
  contents: ({ items, source }) => ({
    questions: source ? [] : items.filter(({ main_page }) => main_page === undefined),
  }),
  search: { kind: 'questions', records: 'items' },
});
