'use client';

import { type ReactNode, useEffect, useRef } from 'react';

function regionOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-region]') : null;
}

/**
 * Shows the popups of a map that the server has rendered: hovering shows, leaving hides, clicking keeps it open until the next
 * click, Escape closes, one at a time. Until it runs, and without script, the style sheet shows them on hover and focus.
 */
export function MapPopups({ children, className }: { children: ReactNode; className: string }) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const map = root.current;
    if (!map) return;
    const listening = new AbortController();
    const { signal } = listening;
    let shown: HTMLElement | null = null;
    /** Whether a click has opened it, so that the pointer may leave. */
    let kept = false;

    const show = (region: HTMLElement | null) => {
      for (const [changed, open] of [
        [shown, false],
        [region, true],
      ] as const) {
        changed?.toggleAttribute('data-open', open);
        changed?.querySelector('button')?.setAttribute('aria-expanded', String(open));
      }
      shown = region;
      kept = false;
    };
    const onHover = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || kept) return;
      const region = regionOf(event.target);
      if (region !== regionOf(event.relatedTarget)) show(region);
    };
    const onLeave = (event: PointerEvent) => event.pointerType === 'mouse' && !kept && show(null);
    const onClick = (event: MouseEvent) => {
      const region = regionOf(event.target);
      if (region && event.target instanceof Element && event.target.closest('.map-popup')) return;
      const closes = kept && region === shown;
      show(closes ? null : region);
      kept = shown !== null;
    };
    const onBlur = (event: FocusEvent) => {
      if (shown && regionOf(event.target) === shown && event.relatedTarget && regionOf(event.relatedTarget) !== shown) show(null);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !shown) return;
      const button = shown.contains(document.activeElement) ? shown.querySelector('button') : null;
      show(null);
      button?.focus();
    };
    const onOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !map.contains(event.target)) show(null);
    };

    map.toggleAttribute('data-live', true);
    // The style sheet has shown the popup under the mouse until now.
    if (matchMedia('(hover: hover)').matches) show(map.querySelector<HTMLElement>('[data-region]:hover'));
    map.addEventListener('pointerover', onHover, { signal });
    map.addEventListener('pointerleave', onLeave, { signal });
    map.addEventListener('click', onClick, { signal });
    map.addEventListener('focusout', onBlur, { signal });
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('pointerdown', onOutside, { signal });
    return () => {
      show(null);
      map.removeAttribute('data-live');
      listening.abort();
    };
  }, []);

  return (
    <div ref={root} data-island="" className={className}>
      {children}
    </div>
  );
}
