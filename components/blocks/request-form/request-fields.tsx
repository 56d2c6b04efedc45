import type { InputHTMLAttributes, ReactNode } from 'react';
import type { LanguageAttributes } from '#components/ui/content-language.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { FieldError, FieldValues, RequestField } from '#lib/content/design-request-state.ts';
import {
  EMAIL_PATTERN,
  htmlPattern,
  DESIGN_REQUEST_LENGTHS as LENGTHS,
  NAME_PATTERN,
  TYPED_TELEPHONE_PATTERN,
} from '#lib/contract/patterns.ts';
import type { FixedTexts } from '#lib/i18n/text.ts';
import { FormField } from './form-field.tsx';

export interface Design {
  slug: string;
  title: string | undefined;
  /** Where its title is in another language than the form. */
  languageAttributes: LanguageAttributes | undefined;
}

export interface RequestFieldsProps {
  values: FieldValues;
  errors: readonly FieldError[];
  designs: readonly Design[];
  hints: { [Name in RequestField]?: string };
  consent: ReactNode;
  copy: FixedTexts['designRequest'];
}

export function RequestFields({ values, errors, designs, hints, consent, copy }: RequestFieldsProps) {
  const common = (name: RequestField) => ({
    name,
    label: copy.fields[name],
    hint: hints[name],
    error: errors.find(({ field }) => field === name)?.text,
  });
  const input = (name: 'name' | 'email' | 'telephone', more: InputHTMLAttributes<HTMLInputElement>) => (
    <FormField {...common(name)}>{(attributes) => <input {...attributes} {...more} defaultValue={values[name]} />}</FormField>
  );
  return (
    <div className="grid gap-5">
      <FormField {...common('card_slug')}>
        {(attributes) => (
          <div className="relative">
            <select {...attributes} defaultValue={values.card_slug}>
              <option value="">{copy.choose}</option>
              {designs.map(({ slug, title, languageAttributes }) => (
                <option key={slug} value={slug} {...languageAttributes}>
                  {title}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" className="pointer-events-none absolute end-3 top-3.5 size-5" />
          </div>
        )}
      </FormField>
      {input('name', { type: 'text', autoComplete: 'name', maxLength: LENGTHS.name, pattern: htmlPattern(NAME_PATTERN) })}
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        {input('email', {
          type: 'email',
          dir: 'ltr',
          autoComplete: 'email',
          maxLength: LENGTHS.email,
          pattern: htmlPattern(EMAIL_PATTERN),
        })}
        {input('telephone', {
          type: 'tel',
          dir: 'ltr',
          autoComplete: 'tel',
          minLength: LENGTHS.telephone.least,
          maxLength: LENGTHS.telephone.typed,
          pattern: htmlPattern(TYPED_TELEPHONE_PATTERN),
        })}
      </div>
      <FormField {...common('description')}>
        {(attributes) => <textarea {...attributes} rows={5} maxLength={LENGTHS.description} defaultValue={values.description} />}
      </FormField>
      <FormField {...common('consent')} label={consent} checkbox>
        {(attributes) => <input {...attributes} type="checkbox" value="yes" defaultChecked={values.consent === 'yes'} />}
      </FormField>
    </div>
  );
}
