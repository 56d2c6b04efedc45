'use client';

import { useEffect, useState } from 'react';

interface Props {
  code: string;
  label: string;
  /** What it says once the code is on the clipboard. */
  done: string;
}

/** How long it says that the code was copied, in milliseconds. */
const SAID_MS = 2000;

/** Copies the code of an offer; without script, or a clipboard, the code beside it is text to select. */
export function CopyCode({ code, label, done }: Props) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <>
      <button type="button" onClick={copy} className="copy-code btn btn-secondary !min-h-11 !px-4">
        {copied ? done : label}
      </button>
      <span role="status" className="sr-only">
        {copied ? done : ''}
      </span>
    </>
  );
}
