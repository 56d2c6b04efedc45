'use client';
import { getTranslation } from '@payloadcms/translations';
import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import '#lib/cms/editors/editors.css';
import { TextList } from '#lib/cms/editors/text-list.client.tsx';

/** A list of texts of one line. */
export const TextListField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { i18n } = useTranslation();
  const { value, setValue, showError, errorMessage, disabled } = useField<string[] | null>({ path });
  const label = getTranslation(field.label ?? field.name, i18n);
  return (
    <div className="field-type">
      <FieldLabel as="span" label={field.label ?? field.name} localized={field.localized ?? false} path={path} required={field.required ?? false} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} message={errorMessage ?? ''} />
        <TextList
          values={Array.isArray(value) ? value : []}
          onChange={(texts) => setValue(texts.length === 0 ? null : texts)}
          label={label}
          language={i18n.language}
          max={field.maxRows}
          maxLength={field.maxLength}
          readOnly={readOnly || disabled}
        />
      </div>
      {field.admin?.description ? <FieldDescription path={path} description={field.admin.description} /> : null}
    </div>
  );
};
