import { DESIGN_REQUEST_LENGTHS as LENGTHS } from '#lib/content/contract/records/design-request.ts';
import type { Field, FieldErrors } from '#lib/forms/fields.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

/** What is wrong with a field, in a sentence; nothing when it fits (spec 5). */
export function errorText(field: Field, errors: FieldErrors, locale: Locale): string | undefined {
  const t = textOf(locale, 'designRequest');
  if (errors[field] === undefined) return undefined;
  if (errors[field] === 'required') return t('required');
  switch (field) {
    case 'telephone':
      return t('invalid.telephone', LENGTHS.telephone);
    case 'name':
    case 'description':
      return t(`invalid.${field}`, { most: LENGTHS[field] });
    default:
      return t(`invalid.${field}`);
  }
}
