import type { Offer } from '#lib/content/contract/records/offer.ts';

/** Whether an offer has ended on a day in India; both are ISO dates, and its last day still counts. */
export function hasEnded({ valid_to }: Offer, today: string): boolean {
  return valid_to !== undefined && valid_to < today;
}
