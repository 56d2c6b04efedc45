import { locale } from 'next/root-params';
import { type Locale, toLocale } from './locales.ts';

/** For async server components; others use `useLocale`. */
export async function getLocale(): Promise<Locale> {
  return toLocale(await locale());
}
