/** A whole number in Indian grouping, in every language: `1,80,000`. */
export function groupDigits(amount: number): string {
  return String(amount).replace(/(\d)(?=(?:\d\d)+\d$)/g, '$1,');
}

/** An amount in whole rupees: `₹1,80,000`. */
export function formatRupees(amount: number): string {
  return `₹${groupDigits(amount)}`;
}
