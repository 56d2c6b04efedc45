import { createStore, type StoreApi } from 'zustand/vanilla';
import { FONT_STEP_LIMIT } from '#lib/config/constants.ts';

export interface SearchSlice {
  /** Whether the search bar is open. */
  open: boolean;
  /** For the search bar, the search page and the voice search. */
  text: string;
}

export interface AppStateValues {
  /** Within ±`FONT_STEP_LIMIT`. */
  fontStep: number;
  search: SearchSlice;
}

/** Per provider: visitors never share a store on the server. */
export function createAppStore(): StoreApi<AppStateValues> {
  return createStore<AppStateValues>(() => ({ fontStep: 0, search: { open: false, text: '' } }));
}

/** A stored text size; 0 when invalid. */
export function readFontStep(stored: string | null): number {
  const step = stored !== null && /^-?[1-9]$/.test(stored) ? Number(stored) : 0;
  return limitFontStep(step) === step ? step : 0;
}

export function limitFontStep(step: number): number {
  return Math.max(-FONT_STEP_LIMIT, Math.min(FONT_STEP_LIMIT, step));
}
