/** Preloaded by pages of every language. A font that changes gets a new name: they are cached for a year. */
export const LATIN_FONT = '/fonts/anek-latin-4.woff2';

/** What the code knows of a language, except its messages, its rules of search (`search.ts`) and pdf.js (`pdf.ftl`). */
export interface Language {
  /** BCP 47 tag with the region, for dates, numbers, speech recognition, feeds and Open Graph. */
  regionalTag: `${string}-IN`;
  /** How the month of a date is written. */
  month: 'short' | 'long';
  /** The digit zero of its script; visitors may type its digits, the site shows Latin ones. */
  zero: string;
  /** Between the parts of a list; a Latin comma and a space unless given. */
  comma?: string;
  /** The font of its script, preloaded by its pages. `app/tokens.css` has the faces. */
  font?: string;
}
