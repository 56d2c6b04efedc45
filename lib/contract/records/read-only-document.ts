import { z } from 'zod';
import { href } from '#lib/contract/atoms.ts';

/** A PDF that content marks as read-only, by the address that its buttons have. */
export const readOnlyDocument = z.object({ link: href.describe('The `button_link` of a button with `read_only_pdf`') });
