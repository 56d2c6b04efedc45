import { z } from 'zod';
import { button, icon, id, label, linkItem, list, localeCode, media, richText } from '../atoms.ts';

export const milestone = z.object({
  id: id.optional(),
  year: z.union([z.string().regex(/^\d{4}$/), z.number().int().min(1900).max(2200).transform(String)]),
  month: label.optional(),
  title: label,
  description: richText.optional(),
  icon,
  image: media.optional(),
  buttons: list(button, 4).optional(),
  links: list(linkItem, 4).optional(),
  locale: localeCode.optional(),
});

export type Milestone = z.output<typeof milestone>;
