import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { DocumentLabels } from './labels.ts';
import type { useLoading } from './use-loading.ts';

interface NoticeProps {
  /** An error: announced at once. */
  urgent?: boolean | undefined;
  busy?: boolean | undefined;
  text: string;
  children?: ReactNode | undefined;
}

export function Notice({ urgent, busy, text, children }: NoticeProps) {
  return (
    <div className="absolute inset-0 z-10 grid place-items-center overflow-auto bg-khadi-50 p-6">
      <div className="flex max-w-[28rem] flex-col items-center gap-5 text-center">
        {busy ? <span className="spinner size-10" aria-hidden="true" /> : null}
        <p role={urgent ? 'alert' : 'status'} className="text-lead">
          {text}
        </p>
        {children}
      </div>
    </div>
  );
}

interface PasswordFormProps {
  labels: DocumentLabels;
  /** Whether the last password was wrong. */
  wrong: boolean;
  onPassword: (password: string) => void;
}

function PasswordForm({ labels, wrong, onPassword }: PasswordFormProps) {
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
          className={`field mt-1.5 ${wrong ? 'border-error' : ''}`}
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

interface LoadingNoticeProps {
  labels: DocumentLabels;
  loading: ReturnType<typeof useLoading>;
  /** To the file. */
  link: ReactNode;
}

/** Until the document is open: progress, password form, or error with a retry. */
export function LoadingNotice({ labels, loading, link }: LoadingNoticeProps) {
  const { failed, request, progress, pdf, retry } = loading;
  if (request) return <PasswordForm labels={labels} wrong={request.wrong} onPassword={request.answer} />;
  if (pdf) return <Notice urgent text={labels.noPage} />;
  if (failed) {
    return (
      <Notice urgent text={labels.failed}>
        <button type="button" className={`btn ${link ? 'btn-secondary' : 'btn-primary'}`} onClick={retry}>
          {labels.retry}
        </button>
        {link}
      </Notice>
    );
  }
  return (
    <Notice busy text={labels.loading}>
      <progress className="pdf-progress" aria-label={labels.loading} value={progress} max={1} />
    </Notice>
  );
}
