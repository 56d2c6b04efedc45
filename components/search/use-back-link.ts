import { useEffect } from 'react';
import { canGoBack } from './navigate.ts';

/**
 * Makes the close link of the search page go back in the history (spec 2.3). It leads home when the visitor came from elsewhere,
 * and without script.
 */
export function useBackLink(linkId: string): void {
  useEffect(() => {
    const link = document.getElementById(linkId);
    const back = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || !canGoBack()) return;
      event.preventDefault();
      history.back();
    };
    link?.addEventListener('click', back);
    return () => link?.removeEventListener('click', back);
  }, [linkId]);
}
