import { z } from 'zod';
import { isSitePath } from '#lib/security/addresses.ts';
import { flag, id } from '../atoms.ts';

const sitePath = z.string().trim().min(2).max(1000).refine(isSitePath, 'not a path of the site');

/** An address that has moved, for every language of the site. */
export const redirect = z.object({
  id: id.optional(),
  /** Site path without language and query; a page at this address is no longer shown. */
  from: sitePath.regex(/^[^?#]+$/, 'a path without query and fragment'),
  /** Site path without language; it may have a query and a fragment. */
  to: z.string().trim().min(1).max(1000).refine(isSitePath, 'not a path of the site'),
  /** Whether browsers may remember it (308 instead of 307). */
  permanent: flag.optional(),
  /** The last day on which it is in effect. */
  until: z.iso.date().optional(),
});

export type Redirect = z.output<typeof redirect>;
