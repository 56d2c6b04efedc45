import type { BlockOf } from '#lib/contract/blocks/block.ts';
import type { PageQuery } from '#lib/contract/page-query.ts';

type Block = BlockOf<'blocks.emi-calculator'>;
type Field = keyof Plan;

export interface TypedPlan {
  /** What the fields show. */
  typed: Record<Field, string>;
  /** The plan; absent when a value is wrong. */
  plan: Plan | undefined;
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

export interface Plan {
  /** The amount that is split, in rupees. */
  amount: number;
  months: number;
  /** Interest a year, in per cent. */
  rate: number;
}

/** Costs of a plan in whole rupees; the sums are rounded, not the sum of rounded instalments. */
export interface Costs {
  each: number;
  interest: number;
  total: number;
}

/** The costs of equal monthly instalments, with interest on the amount that is left. */
export function costsOf({ amount, months, rate }: Plan): Costs {
  const monthly = rate / 1200;
  const each = monthly === 0 ? amount / months : (amount * monthly) / (1 - (1 + monthly) ** -months);
  const total = Math.round(each * months);
  return { each: Math.round(each), interest: total - amount, total };
}
