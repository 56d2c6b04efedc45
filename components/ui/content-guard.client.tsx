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

/** Whether a pointer opened the context menu, not a key or assistive technology. */
function byPointer(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return false;
  const touch = event instanceof PointerEvent && /touch|pen/.test(event.pointerType);
  return event.button === 2 || event.ctrlKey || touch;
}

/**
 * Blocks right-click, copying or text selection where the content asks for it (spec 2.11); not in form fields, and not the context
 * menu key.
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
