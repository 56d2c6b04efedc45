import { createStore, type StoreApi } from 'zustand/vanilla';
import { FONT_STEP_LIMIT } from '#lib/config/constants.ts';

/** Where the browser keeps the chosen text size, as a number of steps from the middle. */
export const FONT_STEP_KEY = 'fontStep';

/** The search as this page of the browser knows it (spec 3). */
export interface SearchSlice {
  /** Whether the search bar of the header is open. */
  open: boolean;
  /** The search text, shared by the bar, the form of the search page and the voice search. */
  text: string;
}

/** What only the browser knows. */
export interface AppStateValues {
  /** Text size in steps from the middle, a whole number within ±`FONT_STEP_LIMIT` (spec 2.2). */
  fontStep: number;
  search: SearchSlice;
}

/** One store for one rendering of the site: never shared between visitors, because it is made by the provider. */
export function createAppStore(): StoreApi<AppStateValues> {
  return createStore<AppStateValues>(() => ({ fontStep: 0, search: { open: false, text: '' } }));
}

/** The step a stored text means: a whole number within the limits, else the middle, as the boot script reads it. */
export function readFontStep(stored: string | null): number {
  const step = stored !== null && /^-?[1-9]$/.test(stored) ? Number(stored) : 0;
  return limitFontStep(step) === step ? step : 0;
}

/** `step`, kept within the limits of spec 5. */
export function limitFontStep(step: number): number {
  return Math.max(-FONT_STEP_LIMIT, Math.min(FONT_STEP_LIMIT, step));
}
