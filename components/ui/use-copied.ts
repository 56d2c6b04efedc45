import { useEffect, useState } from 'react';

/** How long an island says that something was copied, in milliseconds. */
const SAID_MS = 2000;

/**
 * Puts a text on the clipboard and says so for a while.
 * @returns whether it was copied just now, and what copies it: without a clipboard, or when it is refused, its answer is false
 */
export function useCopied(): [copied: boolean, copy: (text: string) => Promise<boolean>] {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      return true;
    } catch {
      return false;
    }
  };
  return [copied, copy];
}
