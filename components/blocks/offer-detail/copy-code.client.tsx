'use client';

import { useCopied } from '#components/ui/use-copied.ts';

interface Props {
  code: string;
  label: string;
  /** What it says once the code is on the clipboard. */
  done: string;
}

/** Copies the code of an offer; without script, or a clipboard, the code beside it is text to select. */
export function CopyCode({ code, label, done }: Props) {
  const [copied, copy] = useCopied();
  return (
    <>
      <button type="button" data-island="" onClick={() => copy(code)} className="copy-code btn btn-secondary min-h-11 px-4">
        {copied ? done : label}
      </button>
      <span role="status" className="sr-only">
        {copied ? done : ''}
      </span>
    </>
  );
}
