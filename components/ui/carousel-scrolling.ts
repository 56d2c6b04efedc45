import { easeOut } from '#components/ui/carousel-position.ts';
import { CAROUSEL_DURATION_MS, CAROUSEL_STEP_PX } from '#lib/config/constants.ts';

/** A mouse must move this far before it drags, in CSS pixels: a click with a trembling hand stays a click. */
const DRAG_THRESHOLD_PX = 5;

/** Whether the pointer is on plain text, which a drag selects instead of scrolling. */
function isOnText(target: Element): boolean {
  if (target.closest('a, button')) return false;
  return [...target.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}

/**
 * Moves a carousel by its controls and by mouse (spec 2.11, 9). Snapping would fight either, so it ends where they
 * begin; a carousel that moves by slide snaps again when it has arrived.
 * @returns `move` by one step forward (1) or back (-1), and `stop` to remove every listener
 */
export function carouselScrolling(track: HTMLElement, bySlide: boolean) {
  const reach = () => Math.max(0, track.scrollWidth - track.clientWidth);
  // Distances are counted from the start edge: in a right-to-left text `scrollLeft` runs below zero.
  const sign = () => (getComputedStyle(track).direction === 'rtl' ? -1 : 1);
  const listening = new AbortController();
  const { signal } = listening;
  let goal: number | undefined;
  let frame = 0;

  const halt = () => {
    cancelAnimationFrame(frame);
    goal = undefined;
  };

  const glide = (to: number) => {
    cancelAnimationFrame(frame);
    track.dataset.free = '';
    const target = Math.min(reach(), Math.max(0, to));
    const from = track.scrollLeft * sign();
    const start = performance.now();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    goal = target;
    const draw = (now: number) => {
      const part = still ? 1 : Math.min(1, Math.max(0, now - start) / CAROUSEL_DURATION_MS);
      track.scrollLeft = (from + (target - from) * easeOut(part)) * sign();
      if (part < 1) {
        frame = requestAnimationFrame(draw);
        return;
      }
      goal = undefined;
      if (bySlide) delete track.dataset.free;
    };
    draw(start);
  };

  const nearestSlide = (offset: number) => Math.round(offset / track.clientWidth) * track.clientWidth;

  const drag = (down: PointerEvent) => {
    if (down.pointerType !== 'mouse' || down.button !== 0 || !(down.target instanceof Element) || isOnText(down.target)) return;
    const from = track.scrollLeft;
    const held = new AbortController();
    const options = { signal: AbortSignal.any([signal, held.signal]) };
    let dragging = false;
    const end = () => {
      held.abort();
      if (!dragging) return;
      delete track.dataset.drag;
      const swallow = (click: Event) => {
        click.preventDefault();
        click.stopPropagation();
      };
      track.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => track.removeEventListener('click', swallow, true));
      if (bySlide) glide(nearestSlide(track.scrollLeft * sign()));
    };
    addEventListener(
      'pointermove',
      (move) => {
        const way = move.clientX - down.clientX;
        if (!dragging && Math.abs(way) < DRAG_THRESHOLD_PX) return;
        if (!dragging) {
          dragging = true;
          track.dataset.free = '';
          track.dataset.drag = '';
        }
        track.scrollLeft = from - way;
      },
      options,
    );
    addEventListener('pointerup', end, options);
    addEventListener('pointercancel', end, options);
    // A link or a picture would otherwise be carried away by the browser's own dragging.
    track.addEventListener('dragstart', (event) => event.preventDefault(), options);
  };

  track.addEventListener('pointerdown', halt, { signal });
  track.addEventListener('wheel', halt, { signal, passive: true });
  track.addEventListener('pointerdown', drag, { signal });
  return {
    move(direction: 1 | -1) {
      const from = goal ?? track.scrollLeft * sign();
      glide(bySlide ? nearestSlide(from) + direction * track.clientWidth : from + direction * CAROUSEL_STEP_PX);
    },
    stop() {
      halt();
      listening.abort();
    },
  };
}
