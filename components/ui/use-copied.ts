import { useEffect, useState } from 'react';

const MESSAGE_MS = 2000;

/**
 * Copies text to the clipboard.
 * @returns whether it was copied in the last two seconds, and a function that copies, which resolves to false when it fails
 */
export function useCopied(): [copied: boolean, copy: (text: string) => Promise<boolean>] {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), MESSAGE_MS);
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
