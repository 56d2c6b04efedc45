import { z } from 'zod';
import { href, label, localeCode, media } from '../atoms.ts';

/** A page of this or another site in a sandboxed frame; the host of another site must be on the allow-list. */
export const iframe = z.object({
  title: label.optional(),
  iframe_link: href,
  aria_label: label.optional(),
  image: media.optional().describe('Shown until the frame is opened'),
  height: z.number().int().min(100).max(3000).optional().describe('In CSS pixels'),
  locale: localeCode.optional(),
});

export type Iframe = z.output<typeof iframe>;
