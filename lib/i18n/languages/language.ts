/** The fonts of the site, one for each script. A font that changes gets a new name: they are cached for a year. */
export const FONTS = {
  latin: '/fonts/anek-latin-3.woff2',
  devanagari: '/fonts/anek-devanagari-2.woff2',
  bangla: '/fonts/anek-bangla.woff2',
  telugu: '/fonts/anek-telugu.woff2',
  tamil: '/fonts/anek-tamil.woff2',
  gujarati: '/fonts/anek-gujarati.woff2',
  nastaliq: '/fonts/noto-nastaliq.woff2',
  kannada: '/fonts/anek-kannada.woff2',
  odia: '/fonts/anek-odia.woff2',
  malayalam: '/fonts/anek-malayalam.woff2',
  gurmukhi: '/fonts/anek-gurmukhi.woff2',
} as const;

/** What the code knows of a language, except its messages, its rules of search (`search.ts`) and pdf.js (`pdf.ftl`). */
export interface Language {
  /** BCP 47 tag with the region, for dates, numbers, speech recognition, feeds and Open Graph. */
  regionalTag: `${string}-IN`;
  /** How the month of a date is written. */
  month: 'short' | 'long';
  /** The digit zero of its script; visitors may type its digits, the site shows Latin ones. */
  zero: string;
  /** The fonts that a page needs for its first lines, preloaded; the others come when they are painted. */
  fonts: readonly string[];
}
