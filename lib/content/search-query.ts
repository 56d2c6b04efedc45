import { z } from 'zod';
import { SEARCH_TEXT_MAX } from '#lib/config/constants.ts';
import { slug } from './contract/atoms.ts';
import type { SearchFor } from './search.ts';

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value);

/** What a search address may ask for; whatever is wrong in it falls back to the nearest sensible search. */
const query = z.object({
  searchItem: z
    .preprocess(
      first,
      z
        .string()
        .trim()
        .transform((text) => Array.from(text).slice(0, SEARCH_TEXT_MAX).join('')),
    )
    .catch(''),
  category: z.preprocess(first, slug.optional()).catch(undefined),
  page_no: z.preprocess(first, z.coerce.number().int().min(1).max(10_000)).catch(1),
});

/**
 * Reads the query of a search address (spec 2.4).
 * @param given the query as the framework gives it: one value, several, or none
 */
export function readSearchQuery(given: Record<string, string | string[] | undefined>): Required<SearchFor> & { page_no: number } {
  const { searchItem, category, page_no } = query.parse(given);
  return { searchItem, category, page_no };
}
