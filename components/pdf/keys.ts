import { arrowDirection } from '#lib/pdf/gestures.ts';
import { nextZoom, zoomDirection } from '#lib/pdf/zoom.ts';
import type { Fit } from './fit.ts';
import { isWide } from './gestures.ts';

interface Keys {
  container: HTMLElement;
  fit: Fit;
  turn: (direction: -1 | 1) => void;
  /** Whether an annotation is selected: the arrows move it. */
  hasSelection: () => boolean;
  signal: AbortSignal;
}

const FIELDS = 'input, textarea, select, [contenteditable="true"], dialog';

/**
 * Keys (spec 2.7): arrows turn the page; plus, minus and zero zoom, with Ctrl too, because the browser's own zoom would not
 * enlarge a page that always has the width of the window. Fields and selected annotations keep their keys.
 */
export function listenToKeys({ container, fit, turn, hasSelection, signal }: Keys) {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || (event.target instanceof Element && event.target.closest(FIELDS))) return;
    const zoom = zoomDirection(event.key);
    if (zoom !== undefined) {
      event.preventDefault();
      fit.setZoom(nextZoom(fit.zoom(), zoom));
      return;
    }
    if (event.ctrlKey || event.metaKey || event.shiftKey || hasSelection() || isWide(container)) return;
    const direction = arrowDirection(event.key, getComputedStyle(container).direction === 'rtl');
    if (direction === 0) return;
    event.preventDefault();
    turn(direction);
  };
  window.addEventListener('keydown', onKey, { signal });
}
