import { arrowDirection, swipeDirection } from '#lib/pdf/gestures.ts';
import { nextZoom, wheelZoom, zoomDirection } from '#lib/pdf/zoom.ts';
import type { Editing } from './editing.ts';
import { pdfjs } from './engine.ts';
import type { Fit } from './fit.ts';

interface Input {
  container: HTMLElement;
  fit: Fit;
  editing: Editing;
  turn: (direction: -1 | 1) => void;
  signal: AbortSignal;
}

const FIELDS = 'input, textarea, select, [contenteditable="true"], dialog';

/**
 * Arrows turn the page; plus, minus and zero zoom, also with Ctrl, because browser zoom would not enlarge a page that is as wide as
 * the window. Fields and selected annotations keep their keys.
 */
export function listenToKeys({ container, fit, editing, turn, signal }: Input) {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || (event.target instanceof Element && event.target.closest(FIELDS))) return;
    const zoom = zoomDirection(event.key);
    if (zoom !== undefined) {
      event.preventDefault();
      fit.setZoom(nextZoom(fit.zoom(), zoom));
      return;
    }
    if (event.ctrlKey || event.metaKey || event.shiftKey || editing.hasSelection() || isWide(container)) return;
    const direction = arrowDirection(event.key, isRightToLeft(container));
    if (direction === 0) return;
    event.preventDefault();
    turn(direction);
  };
  window.addEventListener('keydown', onKey, { signal });
}

/** Of the page around the document, which itself is always from left to right. */
function isRightToLeft(container: HTMLElement): boolean {
  return container.closest('[dir="rtl"]') !== null;
}

/** Then a swipe scrolls it. */
function isWide(container: HTMLElement): boolean {
  return container.scrollWidth > container.clientWidth + 1;
}

/** While a tool is selected, touch draws. */
function listenToSwipes({ container, turn, editing, signal }: Input) {
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
    if (!from || !touch || editing.isActive() || isWide(container) || document.getSelection()?.isCollapsed === false) return;
    const swipe = { x: touch.clientX - from.x, y: touch.clientY - from.y, duration: event.timeStamp - from.time };
    const direction = swipeDirection(swipe, isRightToLeft(container));
    if (direction !== 0) turn(direction);
  };
  container.addEventListener('touchstart', onStart, { passive: true, signal });
  container.addEventListener('touchend', onEnd, { passive: true, signal });
  container.addEventListener('touchcancel', () => (start = undefined), { signal });
}

/** Swipes turn the page; pinching and Ctrl+wheel zoom. Touchpads send pinches as wheel events with Ctrl. */
export function listenToGestures(input: Input) {
  const { container, fit, signal } = input;
  listenToSwipes(input);
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
