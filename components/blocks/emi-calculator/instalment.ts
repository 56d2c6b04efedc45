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
