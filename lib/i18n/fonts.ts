import devanagari from '../../public/fonts/anek-devanagari.woff2';
import latin from '../../public/fonts/anek-latin.woff2';
import type { Locale } from './locales.ts';

/** The addresses of the built fonts. */
export const LATIN_FONT: string = latin;
export const DEVANAGARI_FONT: string = devanagari;

/** The fonts a page of a language needs for its first lines; the others come when they are painted. */
export const FIRST_FONTS: Record<Locale, readonly string[]> = {
  en: [LATIN_FONT],
  hi: [LATIN_FONT, DEVANAGARI_FONT],
};
