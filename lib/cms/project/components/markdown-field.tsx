'use client';
import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import type { TextareaFieldClientComponent } from 'payload';
import '#lib/cms/editors/editors.css';
import { MarkdownEditor } from '#lib/cms/editors/markdown-editor.client.tsx';

/** A text in markdown. */
export const MarkdownField: TextareaFieldClientComponent = ({ field, path, readOnly }) => {
  const { i18n } = useTranslation();
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ path });
  const id = `field-${path.replaceAll('.', '__')}`;
  return (
    <div className={`field-type textarea${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label ?? field.name} localized={field.localized ?? false} path={path} required={field.required ?? false} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} message={errorMessage ?? ''} />
        <MarkdownEditor
          id={id}
          value={value ?? ''}
          onChange={setValue}
          language={i18n.language}
          readOnly={readOnly || disabled}
          isInvalid={showError}
        />
      </div>
      {field.admin?.description ? <FieldDescription path={path} description={field.admin.description} /> : null}
    </div>
  );
};
