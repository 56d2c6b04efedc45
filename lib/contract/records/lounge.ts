import { z } from 'zod';
import { button, flag, href, icon, id, label, list, localeCode, media, slug } from '../atoms.ts';

/** IATA code. */
export const airportCode = z.string().regex(/^[A-Z]{3}$/);

const VISIT_PERIODS = ['month', 'quarter', 'year'] as const;

/** A card that opens a lounge. The line of a lounge needs count and period; `visits` is shown where they are missing. */
const loungeAccess = z.object({
  card_slug: slug,
  card_label: label,
  visits: label.optional(),
  visits_count: z.number().int().positive().max(999).optional().describe('Free visits in a period'),
  visits_period: z.enum(VISIT_PERIODS).optional().describe('The period in which the visits may be used'),
});

export const lounge = z.object({
  id: id.optional(),
  slug: slug.optional(),
  lounge_name: label,
  airport_name: label,
  airport_code: airportCode.describe('Three letters, such as BOM'),
  city_slug: slug,
  city_label: label.optional(),
  city_image: media.optional().describe('A drawing of the city, wide and low, above its lounges'),
  country: label.optional(),
  terminal: label.optional(),
  location: label.optional(),
  landmark: label.optional().describe('What it is next to, after its location'),
  timings: label.optional(),
  facilities: list(z.object({ label, icon }), 12).optional(),
  image: media.optional(),
  access: list(loungeAccess, 12).optional(),
  is_domestic: flag.optional(),
  status: z.enum(['open', 'temporarily_closed', 'closed']).optional(),
  note: label.optional().describe('Notes for visitors of the lounge'),
  link: href.optional().describe('The page of the lounge, when it has one'),
  locale: localeCode.optional(),
});

/** What to do at the desk of a lounge. */
export const deskAside = z.object({ title: label, steps: list(label, 8), buttons: list(button, 4).optional() });

export type LoungeAccess = z.output<typeof loungeAccess>;
export type Lounge = z.output<typeof lounge>;
export type DeskAside = z.output<typeof deskAside>;
