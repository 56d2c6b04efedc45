import type { BlockOf } from '#lib/content/contract/blocks.ts';
import type { PageQuery } from '#lib/content/page-query.ts';
import type { Plan } from './instalment.ts';

type Block = BlockOf<'blocks.emi-calculator'>;
type Field = keyof Plan;

export interface TypedPlan {
  /** What the fields show. */
  typed: Record<Field, string>;
  /** The plan; absent when a value is wrong. */
  plan: Plan | undefined;
  /** Fields with a wrong value. */
  wrong: Field[];
}

/** The plan in the query of the page, with the defaults of the block for what it does not say. */
export function planFromQuery(block: Block, query: PageQuery): TypedPlan {
  const typed = {
    amount: query.amount ?? String(block.amount),
    months: query.months ?? String(block.default_months),
    rate: query.rate ?? String(block.rate),
  };
  const amount = Math.round(Number(typed.amount));
  const months = Number(typed.months);
  const rate = Number(typed.rate);
  const valid: Record<Field, boolean> = {
    amount: amount >= block.min_amount && amount <= block.max_amount,
    months: block.months.includes(months),
    rate: rate >= 0 && rate <= block.max_rate,
  };
  const wrong = (['amount', 'months', 'rate'] as const).filter((field) => !valid[field]);
  return { typed, plan: wrong.length === 0 ? { amount, months, rate } : undefined, wrong };
}
