'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadIsland } from '#lib/browser/chunks.ts';
import type { Plan } from '#lib/platform/instalments.ts';
import type { EmiTexts } from './emi-texts.ts';
import type { Limits } from './plan.ts';

export interface EmiModel {
  limits: Limits;
  texts: EmiTexts;
  /** The plan that the server has worked out. */
  plan: Plan | undefined;
}

/** What the island shows in the place of what the server has rendered. */
export interface LiveResult {
  answer: ReactNode;
  details: ReactNode;
  /** What a screen reader says after a pause. */
  said: string;
}

interface Props extends EmiModel {
  answer: ReactNode;
  form: ReactNode;
  details: ReactNode;
}

/** Works out a plan while it is typed; without its chunk the form works as the server rendered it. */
export function EmiIsland({ limits, texts, plan, answer, form, details }: Props) {
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
      {live ? live.details : details}
      <p role="status" className="sr-only">
        {live?.said}
      </p>
    </div>
  );
}
