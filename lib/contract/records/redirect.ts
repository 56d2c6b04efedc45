import { z } from 'zod';
import { isSitePath } from '#lib/contract/addresses.ts';
import { flag, id } from '../atoms.ts';

const onSite = { error: 'not a path of the site', params: { problem: 'site-path' } } as const;
const sitePath = z.string().trim().min(2).max(1000).refine(isSitePath, onSite);

/** An address that has moved, for every language of the site. */
export const redirect = z.object({
  id: id.optional(),
  from: sitePath
    .regex(/^[^?#]+$/, 'a path without query and fragment')
    .describe('Site path without language and query; a page at this address is no longer shown'),
  to: z
    .string()
    .trim()
    .min(1)
    .max(1000)
    .refine(isSitePath, onSite)
    .describe('Site path without language; it may have a query and a fragment'),
  permanent: flag.optional().describe('Whether browsers may remember it (308 instead of 307)'),
  until: z.iso.date().optional().describe('The last day on which it is in effect'),
});

export type Redirect = z.output<typeof redirect>;
