import type { ReactNode } from 'react';

interface NoticeProps {
  /** An error: announced at once. */
  urgent?: boolean | undefined;
  busy?: boolean | undefined;
  text: string;
  children?: ReactNode | undefined;
}

/** A message in the middle of the page (spec 2.7). */
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
