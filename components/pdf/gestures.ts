import { arrowDirection, swipeDirection } from '#lib/pdf/gestures.ts';
import { nextZoom, wheelZoom, zoomDirection } from '#lib/pdf/zoom.ts';
import { pdfjs } from './engine.ts';
import type { Fit } from './fit.ts';

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

interface Gestures {
  container: HTMLElement;
  fit: Fit;
  turn: (direction: -1 | 1) => void;
  /** Whether a tool is selected: then touch draws and does not turn the page. */
  isEditing: () => boolean;
  signal: AbortSignal;
}

/** Whether the page is wider than its container: then a swipe scrolls it. */
function isWide(container: HTMLElement): boolean {
  return container.scrollWidth > container.clientWidth + 1;
}

function listenToSwipes({ container, turn, isEditing, signal }: Gestures) {
  let start: { x: number; y: number; time: number } | undefined;
  const onStart = (event: TouchEvent) => {
    const touch = event.touches[0];
    const single = touch !== undefined && event.touches.length === 1;
    start = single ? { x: touch.clientX, y: touch.clientY, time: event.timeStamp } : undefined;
  };
  const onEnd = (event: TouchEvent) => {
    const touch = event.changedTouches[0];
    const from = start;
    start = undefined;
    if (!from || !touch || isEditing() || isWide(container) || document.getSelection()?.isCollapsed === false) return;
    const swipe = { x: touch.clientX - from.x, y: touch.clientY - from.y, duration: event.timeStamp - from.time };
    const direction = swipeDirection(swipe, getComputedStyle(container).direction === 'rtl');
    if (direction !== 0) turn(direction);
  };
  container.addEventListener('touchstart', onStart, { passive: true, signal });
  container.addEventListener('touchend', onEnd, { passive: true, signal });
  container.addEventListener('touchcancel', () => (start = undefined), { signal });
}

/** Swipes turn the page; pinching, and the wheel with Ctrl, zoom (spec 2.7). Touchpads send pinches as wheel events with Ctrl. */
export function listenToGestures(gestures: Gestures) {
  const { container, fit, signal } = gestures;
  listenToSwipes(gestures);
  new pdfjs.TouchManager({
    container,
    onPinching: (origin: [number, number], before: number, now: number) => fit.setZoom((fit.zoom() * now) / before, origin),
    signal,
  });
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    fit.setZoom(wheelZoom(fit.zoom(), event.deltaY), [event.clientX, event.clientY]);
  };
  container.addEventListener('wheel', onWheel, { passive: false, signal });
}
