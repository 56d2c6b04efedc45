import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';

/** What a control carries so that its label, hint and error belong to it. */
export interface ControlAttributes {
  id: string;
  name: string;
  required: true;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  className: string;
}

interface Props {
  /** The id of the control. */
  id: string;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Whether the control stands before its label, as a box to tick does. */
  ticked?: boolean | undefined;
  control: (attributes: ControlAttributes) => ReactNode;
}

/** A field of a form: its label, a hint, what is wrong with it, and the control they all describe. */
export function FormField({ id, name, label, hint, error, ticked = false, control }: Props) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const drawn = control({
    id,
    name,
    required: true,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    className: ticked ? 'mt-0.5 size-6 shrink-0 accent-mor-700' : 'field form-control',
  });
  const fault = error ? (
    <p id={errorId} className="mt-1.5 flex gap-2 font-medium text-error">
      <Icon name="shield-alert" className="mt-0.5 size-5" />
      {error}
    </p>
  ) : null;
  if (ticked) {
    return (
      <div className="form-field">
        {fault}
        <div className="flex min-h-11 items-start gap-3 py-1.5">
          {drawn}
          <label htmlFor={id}>{label}</label>
        </div>
      </div>
    );
  }
  return (
    <div className="form-field">
      <label className="font-medium" htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p id={hintId} className="mt-0.5 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {fault}
      <div className="mt-1.5">{drawn}</div>
    </div>
  );
}
