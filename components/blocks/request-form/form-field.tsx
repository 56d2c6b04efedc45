import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import type { RequestField } from '#lib/content/design-request-state.ts';

export const FORM_ID = 'design-request';
export const OUTCOME_ID = 'request-outcome';

export function fieldId(name: string): string {
  return `request-${name.replaceAll('_', '-')}`;
}

interface Props {
  name: RequestField;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** A checkbox stands before its label. */
  checkbox?: boolean | undefined;
  /** Draws the control with the attributes that connect it to its label, hint and error. */
  children: (attributes: ReturnType<typeof controlAttributes>) => ReactNode;
}

function controlAttributes({ name, hint, error, checkbox }: Pick<Props, 'name' | 'hint' | 'error' | 'checkbox'>) {
  const id = fieldId(name);
  const descriptions = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    name,
    required: true,
    'aria-describedby': descriptions || undefined,
    'aria-invalid': error ? true : undefined,
    className: checkbox ? 'mt-0.5 size-6 shrink-0 accent-mor-700' : 'field form-control',
  };
}

export function FormField({ name, label, hint, error, checkbox, children }: Props) {
  const id = fieldId(name);
  const control = children(controlAttributes({ name, hint, error, checkbox }));
  const errorText = error ? (
    <p id={`${id}-error`} className="mt-1.5 flex gap-2 font-medium text-error">
      <Icon name="shield-alert" className="mt-0.5 size-5" />
      {error}
    </p>
  ) : null;
  if (checkbox) {
    return (
      <div className="form-field">
        {errorText}
        <div className="flex min-h-11 items-start gap-3 py-1.5">
          {control}
          <label className="max-w-[30rem]" htmlFor={id}>
            {label}
          </label>
        </div>
      </div>
    );
  }
  return (
    <div className="form-field">
      <label className="font-medium" htmlFor={id}>
        {label}
      </label>
      {errorText}
      <div className="mt-1.5">{control}</div>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
