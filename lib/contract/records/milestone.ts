import { z } from 'zod';
import { button, icon, id, label, linkItem, list, localeCode, media, richText } from '../atoms.ts';

/** The path of the list of press releases, which are milestones with a day. */
export const PRESS_RELEASES_PATH = '/api/press-releases';

export const milestone = z.object({
  id: id.optional(),
  year: z.union([z.string().regex(/^\d{4}$/), z.number().int().min(1900).max(2200).transform(String)]),
  month: label.optional(),
  date: z.iso.date().optional().describe('Its day, which is shown instead of the month'),
  title: label,
  description: richText.optional(),
  icon,
  image: media.optional(),
  buttons: list(button, 4).optional(),
  links: list(linkItem, 4).optional(),
  locale: localeCode.optional(),
});

export type Milestone = z.output<typeof milestone>;
