import { easeOut } from '#components/ui/carousel-position.ts';
import { CAROUSEL_DURATION_MS, CAROUSEL_STEP_PX } from '#lib/config/constants.ts';

/** In CSS pixels; shorter movements of the mouse are clicks. */
const DRAG_THRESHOLD_PX = 5;

/** Whether the pointer is on plain text, where dragging selects text. */
function isOnText(target: Element): boolean {
  if (target.closest('a, button')) return false;
  return [...target.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}

/**
 * Scrolls a carousel by its buttons and by mouse dragging. Scroll snapping is turned off meanwhile; a carousel that
 * moves by slide turns it on again afterwards.
 * @returns `move` scrolls one step forward (1) or back (-1), `stop` removes all listeners
 */
export function carouselScrolling(track: HTMLElement, bySlide: boolean) {
  const maxOffset = () => Math.max(0, track.scrollWidth - track.clientWidth);
  // Offsets are from the start edge: `scrollLeft` is negative in right-to-left text.
  const sign = () => (getComputedStyle(track).direction === 'rtl' ? -1 : 1);
  const abort = new AbortController();
  const { signal } = abort;
  let destination: number | undefined;
  let frame = 0;

  const stopAnimation = () => {
    cancelAnimationFrame(frame);
    destination = undefined;
  };

  const animateTo = (to: number) => {
    cancelAnimationFrame(frame);
    track.dataset.noSnap = '';
    const target = Math.min(maxOffset(), Math.max(0, to));
    const from = track.scrollLeft * sign();
    const start = performance.now();
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    destination = target;
    const step = (now: number) => {
      const progress = reducedMotion ? 1 : Math.min(1, Math.max(0, now - start) / CAROUSEL_DURATION_MS);
      track.scrollLeft = (from + (target - from) * easeOut(progress)) * sign();
      if (progress < 1) {
        frame = requestAnimationFrame(step);
        return;
      }
      destination = undefined;
      if (bySlide) delete track.dataset.noSnap;
    };
    step(start);
  };

  const nearestSlide = (offset: number) => Math.round(offset / track.clientWidth) * track.clientWidth;

  const drag = (down: PointerEvent) => {
    if (down.pointerType !== 'mouse' || down.button !== 0 || !(down.target instanceof Element) || isOnText(down.target)) return;
    const from = track.scrollLeft;
    const dragEnd = new AbortController();
    const options = { signal: dragEnd.signal };
    signal.addEventListener('abort', () => dragEnd.abort(), options);
    let dragging = false;
    const end = () => {
      dragEnd.abort();
      if (!dragging) return;
      delete track.dataset.dragging;
      const suppressClick = (click: Event) => {
        click.preventDefault();
        click.stopPropagation();
      };
      track.addEventListener('click', suppressClick, { capture: true, once: true });
      setTimeout(() => track.removeEventListener('click', suppressClick, true));
      if (bySlide) animateTo(nearestSlide(track.scrollLeft * sign()));
    };
    addEventListener(
      'pointermove',
      (move) => {
        const distance = move.clientX - down.clientX;
        if (!dragging && Math.abs(distance) < DRAG_THRESHOLD_PX) return;
        if (!dragging) {
          dragging = true;
          track.dataset.noSnap = '';
          track.dataset.dragging = '';
        }
        track.scrollLeft = from - distance;
      },
      options,
    );
    addEventListener('pointerup', end, options);
    addEventListener('pointercancel', end, options);
    // Prevents the browser's own dragging of links and images.
    track.addEventListener('dragstart', (event) => event.preventDefault(), options);
  };

  track.addEventListener('pointerdown', stopAnimation, { signal });
  track.addEventListener('wheel', stopAnimation, { signal, passive: true });
  track.addEventListener('pointerdown', drag, { signal });
  return {
    move(direction: 1 | -1) {
      const from = destination ?? track.scrollLeft * sign();
      animateTo(bySlide ? nearestSlide(from) + direction * track.clientWidth : from + direction * CAROUSEL_STEP_PX);
    },
    stop() {
      stopAnimation();
      abort.abort();
    },
  };
}
