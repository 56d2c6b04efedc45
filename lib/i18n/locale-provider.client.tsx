'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { DEFAULT_LOCALE, type Locale } from './locales.ts';

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

/** Gives client components the language of the page. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** In client components and tests; `package.json` maps `use-locale.ts` to this or its server twin. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
