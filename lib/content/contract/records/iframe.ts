import { z } from 'zod';
import { href, label, localeCode, media } from '../atoms.ts';

/** A page of this or another site in a sandboxed frame; the host of another site must be on the allow-list. */
export const iframe = z.object({
  title: label.optional(),
  iframe_link: href,
  aria_label: label.optional(),
  /** Shown until the frame is opened. */
  image: media.optional(),
  /** In CSS pixels. */
  height: z.number().int().min(100).max(3000).optional(),
  locale: localeCode.optional(),
});

export type Iframe = z.output<typeof iframe>;
