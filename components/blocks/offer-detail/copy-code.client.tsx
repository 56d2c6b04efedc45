'use client';

import { useCopied } from '#components/ui/use-copied.ts';

interface Props {
  code: string;
  label: string;
  done: string;
}

/** Without script or clipboard the code beside it can be selected. */
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
