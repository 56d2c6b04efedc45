import type { ReactNode } from 'react';
import type { Plan } from '#lib/platform/instalments.ts';
import type { EmiTexts } from './emi-texts.ts';
import type { Limits } from './plan.ts';

/** What the island is told. */
export interface EmiModel {
  limits: Limits;
  texts: EmiTexts;
  /** The plan that the server has worked out. */
  plan: Plan | undefined;
}

/** What the island shows in the place of what the server has rendered. */
export interface LiveResult {
  answer: ReactNode;
  /** `undefined` for those of the server. */
  details: ReactNode;
  /** What a screen reader says after a pause. */
  said: string;
}
