'use client';

import { useEffect, useRef } from 'react';
import { loadIsland } from '#lib/browser/chunks.ts';

/** Over the card that its parent shows, where a pointer hovers; loads what lets the light follow the pointer or the device. */
export function CardLight() {
  const area = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const stage = area.current?.parentElement;
    let stop: (() => void) | undefined;
    let isGone = false;
    void loadIsland(() => import('./card-light.ts')).then((chunk) => {
      if (stage && !isGone) stop = chunk?.followLight(stage);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return <span ref={area} data-island="" className="card-object-area" />;
}
