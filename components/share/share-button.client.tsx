'use client';

import type { ReactNode } from 'react';
import { useCopied } from '#components/ui/use-copied.ts';

/**
 * The canonical address with the query and fragment that the visitor sees.
 * @param url what the visitor sees
 * @param canonical from the head of the page
 */
export function shareAddress(url: string, canonical: string | undefined): string {
  const { search, hash } = new URL(url);
  const address = new URL(canonical ?? url);
  if (search) address.search = search;
  if (hash) address.hash = hash;
  return address.href;
}

interface Props {
  /** Without a canonical address. */
  url: string;
  copiedMessage: string;
  className: string;
  children: ReactNode;
  messageClassName: string;
}

/** Opens the device's share dialog; without one, the address is copied, or shown when that fails. */
export function ShareButton({ url, copiedMessage, className, children, messageClassName }: Props) {
  const [copied, copy] = useCopied();
  const share = async () => {
    const address = shareAddress(url, document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href);
    try {
      if (navigator.share) return await navigator.share({ title: document.title, url: address });
    } catch (error) {
      // The visitor closed the dialog. After other errors copying may work.
      if (error instanceof Error && error.name === 'AbortError') return;
    }
    if (!(await copy(address))) prompt(document.title, address);
  };
  return (
    <>
      <button type="button" onClick={share} className={`share-button noscript:hidden ${className}`}>
        {children}
      </button>
      <span role="status" className={copied ? messageClassName : 'sr-only'}>
        {copied ? copiedMessage : ''}
      </span>
    </>
  );
}
