import { z } from 'zod';
import { slug } from './atoms.ts';
import { SLUG_SOURCE } from './slug.ts';

export const slugs = z
  .string()
  .regex(new RegExp(`^${SLUG_SOURCE}(?:,${SLUG_SOURCE}){0,11}$`))
  .describe('Up to 12 slugs, with commas');
/** Decimal digits only: `Number` would also read `0x10`, `1e3` and blanks. */
const digits = (value: unknown) => (typeof value === 'string' && /^[1-9]\d*$/.test(value) ? Number(value) : value);
const whole = (max: number, text: string) => z.preprocess(digits, z.int().min(1).max(max)).optional().describe(text);
export const paging = {
  page_no: whole(10_000, 'The page of the list; the first without it'),
  page_size: whole(50, 'The records of a page'),
};
export const searchText = z.string().max(2000).optional().describe('Words to search for');
export const cardQuery = {
  tab: slug.optional().describe('The tab of the list'),
  compare: slugs.optional().describe('Cards to compare, with commas'),
  ...paging,
};
export const detailQuery = {
  slug: slug.optional().describe('The slug of the record'),
  id: slug.optional().describe('The id of the record, where its slug is unknown'),
};
