import { z } from 'zod';
import { heading, list } from '../atoms.ts';
import { bank } from '../records/bank.ts';
import { listing, source } from '../source.ts';
import { defineBlock } from './define-block.ts';
import { searchedSource } from './searched-source.ts';

/** The banks that issue a card, to apply at one or to report a lost card. */
export const bankList = defineBlock({
  kind: 'blocks.bank-list',
  fields: {
    ...heading,
    ...listing,
    search_source: source.optional(),
    banks: list(bank, 50).default([]),
    purpose: z.enum(['apply', 'report']).optional().describe('What visitors want of a bank; `apply` by default'),
  },
  // Whoever has lost a card came for the banks. Names in another language than that of the block are left out.
  folds: ({ banks, pagination, purpose, locale }) =>
    purpose === 'report'
      ? undefined
      : {
          count: ['banks', pagination?.total ?? banks.length],
          names: banks.flatMap((item) => (locale && item.locale && item.locale !== locale ? [] : item.bank_name)),
        },
  async resolve(block, context) {
    const searched = { ...block, source: searchedSource(block, context.query) };
    const { items = block.banks, fields, query } = await context.readListing(searched, bank);
    return { block: { ...searched, ...fields, banks: items }, query };
  },
});
