import { dateInIndia } from '#lib/i18n/format.ts';
import type { Offer } from './contract/records/offer.ts';

/** Whether an offer has ended on a day in India; both are ISO dates, and its last day still counts. */
export function hasEnded({ valid_to }: Pick<Offer, 'valid_to'>, today: string = dateInIndia(new Date())): boolean {
  return valid_to !== undefined && valid_to < today;
}

/** The last moment of a day in India, as ISO 8601. */
export function endOfDay(date: string): string {
  return `${date}T23:59:59+05:30`;
}
