import { useEffect, useEffectEvent } from 'react';

/** Ctrl+F opens the search in the document, because the browser's own finds text on one page only. Pressed again, it opens the browser's. */
export function useFindKey(active: boolean, onFind: () => void) {
  const open = useEffectEvent(onFind);
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'f' || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [active]);
}
