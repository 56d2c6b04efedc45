'use client';

import { useEffect } from 'react';

interface Props {
  /** Blocks the pointer's context menu. */
  contextMenu: boolean;
  /** Blocks copying. */
  copy: boolean;
  /** Blocks the selection of text. */
  selection: boolean;
}

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Whether a pointer asked for the menu; the context key and assistive technology ask without one. */
function byPointer(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return false;
  const touch = event instanceof PointerEvent && /touch|pen/.test(event.pointerType);
  return event.button === 2 || event.ctrlKey || touch;
}

/**
 * The right-click, copy and selection switch of a page (spec 2.11): only what the content turns on, never on a form
 * field, never for the keyboard's context key. It renders nothing.
 */
export function ContentGuard({ contextMenu, copy, selection }: Props) {
  useEffect(() => {
    const blocked = [contextMenu && 'contextmenu', copy && 'copy', copy && 'cut', selection && 'selectstart'].filter(
      (type) => type !== false,
    );
    const block = (event: Event) => {
      const target = event.target instanceof Text ? event.target.parentElement : event.target;
      if ((target instanceof Element && target.closest(FIELDS)) || (event.type === 'contextmenu' && !byPointer(event))) return;
      event.preventDefault();
    };
    for (const type of blocked) document.addEventListener(type, block);
    return () => {
      for (const type of blocked) document.removeEventListener(type, block);
    };
  }, [contextMenu, copy, selection]);
  return null;
}
