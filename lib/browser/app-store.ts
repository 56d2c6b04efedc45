import { createStore, type StoreApi } from 'zustand/vanilla';
import { FONT_STEP_LIMIT } from '#lib/config/constants.ts';

export interface SearchSlice {
  /** Whether the search bar of the header is open. */
  open: boolean;
  /** Shared by the header bar, the search page and the voice search. */
  text: string;
}

export interface AppStateValues {
  /** In steps from the middle, within ±`FONT_STEP_LIMIT`. */
  fontStep: number;
  search: SearchSlice;
}

/** One per provider, so that visitors never share a store on the server. */
export function createAppStore(): StoreApi<AppStateValues> {
  return createStore<AppStateValues>(() => ({ fontStep: 0, search: { open: false, text: '' } }));
}

/** A stored text size: a whole number within the limits, else 0. */
export function readFontStep(stored: string | null): number {
  const step = stored !== null && /^-?[1-9]$/.test(stored) ? Number(stored) : 0;
  return limitFontStep(step) === step ? step : 0;
}

/** `step` within the limits. */
export function limitFontStep(step: number): number {
  return Math.max(-FONT_STEP_LIMIT, Math.min(FONT_STEP_LIMIT, step));
}
