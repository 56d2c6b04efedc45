import devanagari from '../../public/fonts/anek-devanagari-400.woff2';
import devanagariHeadings from '../../public/fonts/anek-devanagari-600.woff2';
import latin from '../../public/fonts/anek-latin.woff2';
import type { Locale } from './locales.ts';

/**
 * The fonts a page of a language needs for its first lines; the others come when they are painted. Devanagari is static, and
 * a heading that changes its font after the first paint moves the page, so its second weight is among them.
 */
export const FIRST_FONTS: Record<Locale, readonly string[]> = { en: [latin], hi: [latin, devanagari, devanagariHeadings] };
