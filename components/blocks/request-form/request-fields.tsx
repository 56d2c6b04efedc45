import { type ControlAttributes, FormField } from '#components/forms/form-field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { InlineMarkdown } from '#components/ui/markdown.tsx';
import { langOf } from '#components/ui/part-language.ts';
import { EMAIL_PATTERN, htmlPattern, NAME_PATTERN, TELEPHONE_PATTERN } from '#lib/content/contract/patterns.ts';
import type { Card } from '#lib/content/contract/records/card.ts';
import { DESIGN_REQUEST_LENGTHS as LENGTHS } from '#lib/content/contract/records/design-request.ts';
import type { Field } from '#lib/forms/fields.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { errorText } from './field-texts.ts';
import { type FormContent, fieldId } from './form-content.ts';

interface Props {
  form: FormContent;
  designs: readonly Card[];
  /** What the visitor agrees to, in markdown. */
  consent: string | undefined;
  /** The language of the page. */
  locale: Locale;
  /** The language of the block. */
  language: Locale;
}

/** The fields of the request: what a browser can check it checks by the same patterns (spec 5), and the server checks all. */
export function RequestFields({ form: { values, errors }, designs, consent, locale, language }: Props) {
  const t = textOf(language, 'designRequest');
  const common = (field: Field) => ({
    id: fieldId(field),
    name: field,
    label: t(`fields.${field}`),
    error: errorText(field, errors, language),
  });
  const select = (attributes: ControlAttributes) => (
    <div className="relative">
      <select {...attributes} defaultValue={values.card_slug}>
        <option value="">{t('choose')}</option>
        {designs.map((design) => (
          <option key={design.slug} value={design.slug} {...langOf(design, language)}>
            {design.title}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute end-3 top-3.5 size-5" />
    </div>
  );
  return (
    <div className="grid gap-5">
      <FormField {...common('card_slug')} control={select} />
      <FormField
        {...common('name')}
        control={(attributes) => (
          <input
            {...attributes}
            type="text"
            autoComplete="name"
            maxLength={LENGTHS.name}
            pattern={htmlPattern(NAME_PATTERN)}
            defaultValue={values.name}
          />
        )}
      />
      <div className="grid gap-5 md:grid-cols-2 md:items-end">
        <FormField
          {...common('email')}
          hint={t('hints.email')}
          control={(attributes) => (
            <input
              {...attributes}
              type="email"
              autoComplete="email"
              maxLength={LENGTHS.email}
              pattern={htmlPattern(EMAIL_PATTERN)}
              defaultValue={values.email}
            />
          )}
        />
        <FormField
          {...common('telephone')}
          hint={t('hints.telephone', LENGTHS.telephone)}
          control={(attributes) => (
            <input
              {...attributes}
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              minLength={LENGTHS.telephone.least}
              maxLength={LENGTHS.telephone.most}
              pattern={htmlPattern(TELEPHONE_PATTERN)}
              defaultValue={values.telephone}
            />
          )}
        />
      </div>
      <FormField
        {...common('description')}
        hint={t('hints.description', { most: LENGTHS.description })}
        control={(attributes) => (
          <textarea {...attributes} rows={5} maxLength={LENGTHS.description} defaultValue={values.description} />
        )}
      />
      <FormField
        {...common('consent')}
        label={consent ? <InlineMarkdown locale={locale}>{consent}</InlineMarkdown> : t('consent')}
        ticked
        control={(attributes) => <input {...attributes} type="checkbox" value="yes" defaultChecked={values.consent} />}
      />
    </div>
  );
}
