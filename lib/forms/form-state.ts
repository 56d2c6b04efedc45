import { z } from 'zod';
import type { CatalogueKey } from '#lib/content/client/errors.ts';
import en from '#messages/en.json' with { type: 'json' };
import { fieldErrors, formValues } from './fields.ts';

const catalogueKey = z.custom<CatalogueKey>((key) => typeof key === 'string' && Object.hasOwn(en.error.catalogue, key));
const common = {
  /** The design the address named when the form was sent: another one in the address later is a new choice. */
  asked: z.string().max(128).optional(),
  /** When the form came into view, signed, for a browser that keeps no cookies. */
  start: z.string().max(100).optional(),
};

/** What came of a sent form, as its page shows it. */
export const formState = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sent'), ...common, reference: z.string().min(1).max(64) }),
  /** Fields that do not fit. */
  z.object({ kind: z.literal('errors'), ...common, values: formValues, errors: fieldErrors }),
  /** Sent too fast, or by something that fills every field: to be looked at and sent again. */
  z.object({ kind: z.literal('again'), ...common, values: formValues }),
  /** Sent too often: when it may be sent again. */
  z.object({ kind: z.literal('limit'), ...common, values: formValues, minutes: z.number().int().positive() }),
  /** The content service did not take it. */
  z.object({ kind: z.literal('failed'), ...common, values: formValues, message: catalogueKey }),
]);
export type FormState = z.output<typeof formState>;
