import { dateInIndia } from '#lib/i18n/format.ts';
import type { Offer } from './records/offer.ts';

/** Whether the last day of an offer has passed. Both are ISO dates in India. */
export function hasEnded({ valid_to }: Pick<Offer, 'valid_to'>, today: string = dateInIndia(new Date())): boolean {
  return valid_to !== undefined && valid_to < today;
}

/** The last second of a day in India, in ISO 8601. */
export function endOfDay(date: string): string {
  return `${date}T23:59:59+05:30`;
}
