import { z } from 'zod';
import { label, list, richText } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

const rupees = z.number().int().positive().max(100_000_000);
const percent = z.number().nonnegative().max(100);
const months = z.number().int().min(1).max(360);

/** An instalment from amount, months and yearly interest. */
export const emiCalculator = defineBlock({
  kind: 'blocks.emi-calculator',
  fields: {
    title: label,
    description: richText.optional(),
    months: list(months, 12).describe('The months to choose from, in JSON: [6, 12]'),
    min_amount: rupees,
    max_amount: rupees,
    max_rate: percent.describe('The highest yearly rate that is accepted, in per cent'),
    amount: rupees.describe('What the form begins with: rupees, months, per cent a year'),
    default_months: months,
    rate: percent,
    note: richText.optional(),
  },
  resolve: async (block) => ({ block, params: ['amount', 'months', 'rate'] }),
  needs: ['months'],
});
