import { z } from 'zod';
import { id, localeCode, slug } from './atoms.ts';

/** What every block has: its kind, and the language it is really in. */
export function block<const Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) {
  return z.object({
    __component: z.literal(`blocks.${kind}`),
    id: id.optional(),
    locale: localeCode.optional(),
    /** Its fragment, which links on the page and `button_slug` lead to. */
    anchor: slug.optional(),
    ...shape,
  });
}
