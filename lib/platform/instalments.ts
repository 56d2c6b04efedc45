/** An amount paid in equal monthly instalments. */
export interface Plan {
  /** The amount that is split, in whole rupees. */
  amount: number;
  months: number;
  /** Interest a year, in per cent. */
  rate: number;
}

/** What one instalment pays, and what is left after it, in whole rupees. */
export interface Instalment {
  principal: number;
  interest: number;
  left: number;
}

/** The costs of a plan in whole rupees. */
export interface Costs {
  each: number;
  interest: number;
  total: number;
  /** One for each month. Their parts add up to the amount and to the interest; a single month may be a rupee beside `each`. */
  schedule: Instalment[];
}

/**
 * The costs of equal monthly instalments, with interest on the amount that is left. Sums are rounded, not added up from rounded
 * instalments.
 */
export function costsOf({ amount, months, rate }: Plan): Costs {
  const monthly = rate / 1200;
  // What so many instalments of one rupee pay back.
  const paidBackBy = (count: number) => (monthly === 0 ? count : (1 - (1 + monthly) ** -count) / monthly);
  const each = amount / paidBackBy(months);
  const total = Math.round(each * months);
  const schedule: Instalment[] = [];
  let before = { left: amount, interest: 0 };
  for (let month = 1; month <= months; month += 1) {
    const exact = each * paidBackBy(months - month);
    const left = Math.round(exact);
    const interest = month === months ? total - amount : Math.round(each * month - (amount - exact));
    schedule.push({ principal: before.left - left, interest: interest - before.interest, left });
    before = { left, interest };
  }
  return { each: Math.round(each), interest: total - amount, total, schedule };
}
