import type { Locale } from './locales.ts';

const LATIN = '/fonts/anek-latin-3.woff2';
const DEVANAGARI = '/fonts/anek-devanagari-2.woff2';

/** The fonts a page of a language needs for its first lines; the others come when they are painted. */
export const FIRST_FONTS: Record<Locale, readonly string[]> = { en: [LATIN], hi: [LATIN, DEVANAGARI] };
