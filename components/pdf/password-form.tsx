import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { DocumentLabels } from './labels.ts';

interface PasswordFormProps {
  labels: DocumentLabels;
  /** Whether the last password was wrong. */
  wrong: boolean;
  onPassword: (password: string) => void;
}

/** Asks for the password of a protected document (spec 2.7). */
export function PasswordForm({ labels, wrong, onPassword }: PasswordFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (field.current?.value) onPassword(field.current.value);
  };
  useEffect(() => {
    field.current?.focus();
    if (wrong) field.current?.select();
  }, [wrong]);
  return (
    <div className="absolute inset-0 z-10 grid place-items-center overflow-auto bg-khadi-50 p-6">
      <form onSubmit={send} className="w-full max-w-[26rem]">
        <p id={`${id}-prompt`} className="text-lead">
          {labels.passwordNeeded}
        </p>
        <label htmlFor={`${id}-field`} className="mt-5 block font-semibold">
          {labels.password}
        </label>
        <input
          ref={field}
          id={`${id}-field`}
          type="password"
          autoComplete="off"
          required
          aria-invalid={wrong}
          aria-describedby={`${id}-prompt${wrong ? ` ${id}-error` : ''}`}
          className={`field mt-1.5 ${wrong ? '!border-error' : ''}`}
        />
        <div role="alert">
          {wrong ? (
            <p id={`${id}-error`} className="mt-2 text-sm text-error">
              {labels.passwordWrong}
            </p>
          ) : null}
        </div>
        <button type="submit" className="btn btn-primary mt-5 max-sm:w-full">
          {labels.open}
        </button>
      </form>
    </div>
  );
}
