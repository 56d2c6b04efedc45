import type { Locale } from './locales.ts';

const LATIN = '/fonts/anek-latin-4.woff2';

/** The font of each language's script, beside the Latin one. `app/tokens.css` has their faces. */
const SCRIPT_FONTS: Record<string, string> = {
  hi: '/fonts/anek-devanagari-3.woff2',
  bn: '/fonts/anek-bangla.woff2',
  mr: '/fonts/anek-marathi.woff2',
  te: '/fonts/anek-telugu.woff2',
  ta: '/fonts/anek-tamil-2.woff2',
  gu: '/fonts/anek-gujarati.woff2',
  ur: '/fonts/noto-nastaliq-urdu.woff2',
  kn: '/fonts/anek-kannada.woff2',
  or: '/fonts/anek-odia.woff2',
  ml: '/fonts/anek-malayalam.woff2',
  pa: '/fonts/anek-gurmukhi.woff2',
};

/** The fonts a page of a language needs for its first lines; the others come when they are painted. */
export function firstFonts(locale: Locale): readonly string[] {
  const script = SCRIPT_FONTS[locale];
  return script === undefined ? [LATIN] : [LATIN, script];
}
