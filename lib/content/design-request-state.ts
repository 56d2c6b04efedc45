import { type CatalogueKey, catalogueMessage } from '#lib/content/client/errors.ts';
import { DESIGN_REQUEST_LENGTHS as LENGTHS, refusedSigns } from '#lib/contract/patterns.ts';
import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

export const REQUEST_FIELDS = ['card_slug', 'name', 'email', 'telephone', 'description', 'consent'] as const;
export type RequestField = (typeof REQUEST_FIELDS)[number];

/** What was typed; a ticked checkbox is `yes`. */
export type FieldValues = { [Name in RequestField]?: string };

export interface FieldError {
  field: RequestField;
  text: string;
}

/** State after sending, with sentences in the language of the form. */
export type FormState =
  | { kind: 'sent'; reference: string }
  /** Kept by the site, and sent as soon as the content service answers. */
  | { kind: 'waiting'; reference: string }
  | {
      kind: 'rejected';
      values: FieldValues;
      errors: readonly FieldError[];
      title: string;
      /** Why the request was not passed on, when that is not for what was typed. */
      reason?: { text: string; lang?: string | undefined; canRetry: boolean };
      /** What the form is sent with the next time; empty when the site was not reached. */
      token: string;
    };

export type Rejection =
  | { kind: 'invalid'; fields: readonly string[] }
  | { kind: 'automated' }
  | { kind: 'limit'; minutes: number }
  | { kind: 'failed'; message: CatalogueKey };

/** Refused signs that a message names. */
const SIGNS_NAMED = 5;

function errorText(field: RequestField, value: string | undefined, language: Locale): string {
  const t = textOf(language, 'designRequest');
  if (!value) return t('required');
  switch (field) {
    case 'telephone':
      return t('invalid.telephone', LENGTHS.telephone);
    case 'name':
      return t('invalid.name', { most: LENGTHS.name });
    case 'description': {
      const signs = refusedSigns(value).slice(0, SIGNS_NAMED);
      if (signs.length === 0) return t('invalid.description', { most: LENGTHS.description });
      return t('invalid.descriptionSigns', { count: signs.length, signs: signs.join(' ') });
    }
    default:
      return t(`invalid.${field}`);
  }
}

export function describeRejection(rejection: Rejection, values: FieldValues, language: Locale) {
  const t = textOf(language, 'designRequest');
  switch (rejection.kind) {
    case 'invalid': {
      const fields = REQUEST_FIELDS.filter((field) => rejection.fields.includes(field));
      const errors = fields.map((field) => ({ field, text: errorText(field, values[field], language) }));
      return { title: t('errors', { count: errors.length }), errors };
    }
    case 'automated':
      return { title: t('again') };
    case 'limit':
      return { title: t('notSent'), reason: { text: t('limit', { minutes: rejection.minutes }), canRetry: false } };
    case 'failed': {
      const text = catalogueMessage(rejection.message, language);
      // Some sentences are English in every language.
      const isEnglish = language !== DEFAULT_LOCALE && text === catalogueMessage(rejection.message, DEFAULT_LOCALE);
      return { title: t('notSent'), reason: { text, lang: isEnglish ? DEFAULT_LOCALE : undefined, canRetry: true } };
    }
  }
}
