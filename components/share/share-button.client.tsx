'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { shareAddress } from './share-address.ts';

interface Props {
  /** The address to share, when the page names no canonical one. */
  url: string;
  /** What it says once the address is on the clipboard. */
  done: string;
  className: string;
  /** Its label. */
  children: ReactNode;
  /** Where it says that to assistive technology and, when the label is hidden, to everybody. */
  doneClassName: string;
}

/** How long it says that the address was copied, in milliseconds. */
const SAID_MS = 2000;

/** Shares the page by what the device offers for it, else copies its address, else shows it. */
export function ShareButton({ url, done, className, children, doneClassName }: Props) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const share = async () => {
    const address = shareAddress(url, document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href);
    try {
      if (navigator.share) return await navigator.share({ title: document.title, url: address });
    } catch (error) {
      // The visitor changed their mind; whatever else went wrong, copying may work.
      if (error instanceof Error && error.name === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      prompt(document.title, address);
    }
  };
  return (
    <>
      <button type="button" onClick={share} className={`share-button ${className}`}>
        {children}
      </button>
      <span role="status" className={copied ? doneClassName : 'sr-only'}>
        {copied ? done : ''}
      </span>
    </>
  );
}
