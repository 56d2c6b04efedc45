import { z } from 'zod';
import { flag, href, id, label, list, localeCode, media, slug } from '../atoms.ts';

export const bank = z.object({
  id: id.optional(),
  bank_name: label,
  logo: media.optional(),
  link: href.optional(),
  is_external_link: flag.optional(),
  card_slugs: list(slug, 40).optional(),
  cards_label: label.optional().describe('The cards it issues, in words'),
  phone: z
    .string()
    .regex(/^[0-9 +()-]{3,30}$/)
    .optional()
    .describe('The line that blocks a lost card, at any hour'),
  locale: localeCode.optional(),
});

export type Bank = z.output<typeof bank>;
