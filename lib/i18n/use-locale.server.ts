import { cache, use } from 'react';
import { getLocale } from './get-locale.ts';
import type { Locale } from './locales.ts';

const localeOfRequest = cache(getLocale);

/** The language of the page, in server components. */
export function useLocale(): Locale {
  return use(localeOfRequest());
}
