'use client';

import type { ReactNode } from 'react';
import { useCopied } from '#components/ui/use-copied.ts';

/**
 * The address to share: the canonical address of the page with the query and fragment of what the visitor sees.
 * @param url the address of what the visitor sees
 * @param canonical the canonical address in the head of the page
 */
export function shareAddress(url: string, canonical: string | undefined): string {
  const { search, hash } = new URL(url);
  const address = new URL(canonical ?? url);
  if (search) address.search = search;
  if (hash) address.hash = hash;
  return address.href;
}

interface Props {
  /** The address to share when the page has no canonical address. */
  url: string;
  /** The message after the address was copied. */
  copiedMessage: string;
  className: string;
  children: ReactNode;
  /** For the message. */
  messageClassName: string;
}

/** Opens the share dialog of the device. If there is none, the address is copied, or shown when that fails. */
export function ShareButton({ url, copiedMessage, className, children, messageClassName }: Props) {
  const [copied, copy] = useCopied();
  const share = async () => {
    const address = shareAddress(url, document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href);
    try {
      if (navigator.share) return await navigator.share({ title: document.title, url: address });
    } catch (error) {
      // The visitor closed the dialog. After other errors, copying may work.
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
