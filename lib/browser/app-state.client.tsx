'use client';

import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { FONT_STEP_KEY } from '#lib/config/constants.ts';
import { type AppStateValues, createAppStore, readFontStep, type SearchSlice } from './app-store.ts';
import { readStored } from './browser-storage.ts';
import { HYDRATED_EVENT } from './hydrated-event.ts';

const AppStore = createContext<StoreApi<AppStateValues> | undefined>(undefined);

/** The store of the islands. Stored values are read after hydration, so that the first render equals the server's. */
export function AppState({ children }: { children: ReactNode }) {
  const [store] = useState(createAppStore);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    store.setState({ fontStep: readFontStep(readStored(FONT_STEP_KEY)) });
    setHydrated(true);
  }, [store]);
  // After the render with stored values: now the hydration script replays recorded clicks.
  useEffect(() => {
    if (isHydrated) document.dispatchEvent(new Event(HYDRATED_EVENT));
  }, [isHydrated]);
  return <AppStore value={store}>{children}</AppStore>;
}

function useAppStore(): StoreApi<AppStateValues> {
  const store = useContext(AppStore);
  if (store === undefined) throw new Error('AppState is missing above an island');
  return store;
}

/** @throws without an `AppState` above */
export function useFontStep(): [number, (step: number) => void] {
  const store = useAppStore();
  const fontStep = useStore(store, (state) => state.fontStep);
  return [fontStep, (step) => store.setState({ fontStep: step })];
}

/**
 * The search state, and a stable function that changes it.
 * @throws without an `AppState` above
 */
export function useSearchSlice(): [SearchSlice, (change: Partial<SearchSlice>) => void] {
  const store = useAppStore();
  const change = useCallback(
    (part: Partial<SearchSlice>) => store.setState(({ search }) => ({ search: { ...search, ...part } })),
    [store],
  );
  return [useStore(store, (state) => state.search), change];
}
