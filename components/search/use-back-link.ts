import { useEffect } from 'react';
import { canGoBack } from './navigate.ts';

/**
 * Closing the search on its page goes back one step (spec 2.3). The control is a link home, which is where it leads when
 * the visitor came from elsewhere, or without script.
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
