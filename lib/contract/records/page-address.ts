import { z } from 'zod';
import { isSitePath } from '#lib/contract/addresses.ts';

/** The address of a page document that an editor has made. */
export const pageAddress = z.object({
  path: z
    .string()
    .trim()
    .min(2)
    .max(1000)
    .refine(isSitePath, 'not a path of the site')
    .describe('Site path without language and query'),
});
