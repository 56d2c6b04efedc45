'use client';

import type { ReactNode } from 'react';
import { useCopied } from '#components/ui/use-copied.ts';
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

/** Shares the page by what the device offers for it, else copies its address, else shows it. */
export function ShareButton({ url, done, className, children, doneClassName }: Props) {
  const [copied, copy] = useCopied();
  const share = async () => {
    const address = shareAddress(url, document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href);
    try {
      if (navigator.share) return await navigator.share({ title: document.title, url: address });
    } catch (error) {
      // The visitor changed their mind; whatever else went wrong, copying may work.
      if (error instanceof Error && error.name === 'AbortError') return;
    }
    if (!(await copy(address))) prompt(document.title, address);
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
