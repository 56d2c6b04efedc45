import type { PageQuery } from '#lib/contract/page-query.ts';
import type { Plan } from '#lib/platform/instalments.ts';

/** What the content allows. */
export interface Limits {
  /** The times to choose from, in months. */
  months: readonly number[];
  min_amount: number;
  max_amount: number;
  max_rate: number;
}

export type PlanField = keyof Plan;
export const PLAN_FIELDS = ['amount', 'months', 'rate'] as const satisfies readonly PlanField[];

/** Numbers as `readTypedNumber` gives them, or other text. */
export type TypedPlan = Record<PlanField, string>;

/** The plan of typed values; `undefined` when one is wrong. */
export function readPlan({ months, min_amount, max_amount, max_rate }: Limits, typed: TypedPlan) {
  const plan = { amount: Math.round(Number(typed.amount)), months: Number(typed.months), rate: Number(typed.rate) };
  const valid: Record<PlanField, boolean> = {
    amount: plan.amount >= min_amount && plan.amount <= max_amount,
    months: months.includes(plan.months),
    rate: typed.rate !== '' && plan.rate >= 0 && plan.rate <= max_rate,
  };
  const wrong = PLAN_FIELDS.filter((field) => !valid[field]);
  return { plan: wrong.length === 0 ? plan : undefined, wrong };
}

/** The limits and the first plan of the content. */
interface PlanContent extends Limits {
  amount: number;
  default_months: number;
  rate: number;
}

/** What the query of a page asks for. */
export interface AskedPlan {
  /** What the fields show. */
  typed: TypedPlan;
  wrong: PlanField[];
  /** The plan that is worked out: where a value is wrong, with that of the content; `undefined` when that is wrong too. */
  plan: Plan | undefined;
}

/** The plan in a query, with the values of the content for what it does not say. */
export function planFromQuery(content: PlanContent, query: PageQuery): AskedPlan {
  const given = { amount: String(content.amount), months: String(content.default_months), rate: String(content.rate) };
  const typed = { ...given };
  for (const field of PLAN_FIELDS) typed[field] = query[field] ?? given[field];
  const { plan, wrong } = readPlan(content, typed);
  if (plan) return { typed, wrong, plan };
  const mended = { ...typed };
  for (const field of wrong) mended[field] = given[field];
  return { typed, wrong, plan: readPlan(content, mended).plan };
}
