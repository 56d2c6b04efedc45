import { z } from 'zod';
import { id, label, localeCode, media, richText, slug } from '../atoms.ts';

/** A tab, topic, year or city that filters a list. */
export const tab = z.object({
  id: id.optional(),
  title: label,
  slug,
  image: media.optional(),
  count: z.number().int().nonnegative().optional(),
  description: richText.optional(),
  locale: localeCode.optional(),
});

export type Tab = z.output<typeof tab>;
