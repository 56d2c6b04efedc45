'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadIsland } from '#lib/browser/chunks.ts';
import type { EmiModel, LiveResult } from './emi-model.ts';

interface Props extends EmiModel {
  answer: ReactNode;
  form: ReactNode;
  details: ReactNode;
  note: ReactNode;
}

/** Works out a plan while it is typed; without its chunk the form works as the server rendered it. */
export function EmiIsland({ limits, texts, plan, answer, form, details, note }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<LiveResult>();
  useEffect(() => {
    const stop = new AbortController();
    loadIsland(() => import('./emi-live.ts')).then((chunk) => {
      if (root.current && !stop.signal.aborted) chunk?.workOut(root.current, { limits, texts, plan }, setLive, stop.signal);
    });
    return () => stop.abort();
  }, [limits, texts, plan]);
  return (
    <div ref={root} data-island="" className="emi">
      <div className="emi-tool">
        {live ? live.answer : answer}
        {form}
      </div>
      <div className="min-w-0">
        {live?.details ?? details}
        {note}
      </div>
      <p role="status" className="sr-only">
        {live?.said}
      </p>
    </div>
  );
}
