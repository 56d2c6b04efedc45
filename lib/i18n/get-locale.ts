import { locale } from 'next/root-params';
import { type Locale, toLocale } from './locales.ts';

/** The language of the page, for async server components; other components use `useLocale`. */
export async function getLocale(): Promise<Locale> {
  return toLocale(await locale());
}
