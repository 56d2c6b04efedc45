import { type PageQuery, valuesOf } from '#lib/content/page-query.ts';
import type { Field, FieldErrors, FormValues } from '#lib/forms/fields.ts';
import type { FormState } from '#lib/forms/form-state.ts';

/** What stands in the fields, and what is wrong with them. */
export interface FormContent {
  values: FormValues;
  errors: FieldErrors;
}

const EMPTY: FormValues = { card_slug: '', name: '', email: '', telephone: '', description: '', consent: false };

/** The id of a field's control, which the list of errors leads to. */
export function fieldId(field: Field): string {
  return `request-${field.replaceAll('_', '-')}`;
}

/**
 * What the form is filled with: what the visitor sent, unless it was taken, and the design that the address names, unless
 * another one was sent from the same address.
 */
export function formContent(state: FormState | undefined, query: PageQuery): FormContent {
  const named = valuesOf(query, 'card')[0];
  const values = state === undefined || state.kind === 'sent' ? EMPTY : state.values;
  const errors = state?.kind === 'errors' ? state.errors : {};
  const chosen = state !== undefined && state.asked === named ? values.card_slug : (named ?? values.card_slug);
  const fresh = state === undefined || state.kind === 'sent' ? (named ?? '') : chosen;
  return { values: { ...values, card_slug: fresh }, errors };
}
