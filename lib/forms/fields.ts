import { z } from 'zod';
import { faultsOf } from '#lib/content/contract/body.ts';
import { DESIGN_REQUEST_LENGTHS, type DesignRequest, designRequest } from '#lib/content/contract/records/design-request.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** The fields of the form, in their order. */
export const FIELDS = ['card_slug', 'name', 'email', 'telephone', 'description', 'consent'] as const;
export type Field = (typeof FIELDS)[number];

/** The longest text of a field that is kept when it does not fit, in characters: a browser lets nobody type that much. */
export const KEPT_MAX = 2 * DESIGN_REQUEST_LENGTHS.description;
const kept = z.string().max(KEPT_MAX);

/** What a visitor typed. */
export const formValues = z.object({
  card_slug: kept,
  name: kept,
  email: kept,
  telephone: kept,
  description: kept,
  consent: z.boolean(),
});
export type FormValues = z.output<typeof formValues>;

export const fieldErrors = z.partialRecord(z.enum(FIELDS), z.enum(['required', 'invalid']));
export type FieldErrors = z.output<typeof fieldErrors>;

/** The fields of a sent form, trimmed, line breaks as one character. */
export function readValues(sent: URLSearchParams): FormValues {
  const text = (name: Field) => (sent.get(name) ?? '').replace(/\r\n?/g, '\n').trim().slice(0, KEPT_MAX);
  return {
    card_slug: text('card_slug'),
    name: text('name'),
    email: text('email'),
    telephone: text('telephone'),
    description: text('description'),
    consent: sent.get('consent') === 'yes',
  };
}

/** The errors of fields that do not fit: empty ones are required (spec 5), all others not what they may be. */
export function errorsFor(fields: readonly string[], values: FormValues): FieldErrors {
  const wrong = FIELDS.filter((field) => fields.includes(field));
  return Object.fromEntries(
    wrong.map((field) => [field, values[field] === '' || values[field] === false ? 'required' : 'invalid']),
  );
}

/** Checks what was typed with the patterns of spec 5. @returns the request, or the errors by field */
export function checkValues(values: FormValues, locale: Locale): { request: DesignRequest } | { errors: FieldErrors } {
  const result = designRequest.safeParse({ ...values, locale });
  if (result.success) return { request: result.data };
  return {
    errors: errorsFor(
      faultsOf(result.error).map(({ field }) => field),
      values,
    ),
  };
}
