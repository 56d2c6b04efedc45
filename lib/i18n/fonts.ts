import devanagari from '../../public/fonts/anek-devanagari-400.woff2';
import latin from '../../public/fonts/anek-latin.woff2';
import type { Locale } from './locales.ts';

/** The fonts a page of a language needs for its first lines; the others come when they are painted. */
export const BODY_FONTS: Record<Locale, readonly string[]> = { en: [latin], hi: [latin, devanagari] };
