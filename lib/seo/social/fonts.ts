import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { directionOf, type Locale } from '#lib/i18n/locales.ts';

export const PUBLIC = path.join(/* turbopackIgnore: true */ process.cwd(), 'public');

/** The first font with a glyph is used, as in a browser. */
const FONTS = {
  'Social Latin': 'anek-latin-4.woff2',
  'Social Devanagari': 'anek-devanagari-3.woff2',
  'Social Bangla': 'anek-bangla.woff2',
  'Social Gurmukhi': 'anek-gurmukhi.woff2',
  'Social Gujarati': 'anek-gujarati.woff2',
  'Social Odia': 'anek-odia.woff2',
  'Social Tamil': 'anek-tamil-2.woff2',
  'Social Telugu': 'anek-telugu.woff2',
  'Social Kannada': 'anek-kannada.woff2',
  'Social Malayalam': 'anek-malayalam.woff2',
  'Social Nastaliq': 'noto-nastaliq-urdu.woff2',
  'Social Marathi': 'anek-marathi.woff2',
};
const FAMILIES = Object.keys(FONTS)
  .map((name) => `"${name}"`)
  .join(', ');
/** Devanagari with the forms of Marathi. */
const OWN_FAMILIES: Record<string, string> = { mr: `"Social Latin", "Social Marathi", ${FAMILIES}` };

const LATIN_TRACKING_EM = -0.022;

/**
 * Registers the fonts of the site for the canvas.
 * @throws when one cannot be read
 */
export async function registerFonts(): Promise<void> {
  for (const [name, file] of Object.entries(FONTS)) {
    if (GlobalFonts.register(await readFile(path.join(/* turbopackIgnore: true */ PUBLIC, 'fonts', file)), name) === null)
      throw new Error(`the font ${file} cannot be read`);
  }
}

/** Whether a title is written in Latin letters alone. */
export function isLatin(title: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(title);
}

interface TitleFont {
  /** In pixels. */
  size: number;
  locale: Locale;
  /** Letter spacing is for Latin only: it would break the headline of Indic scripts. */
  latin: boolean;
}

/** Sets the font of a title. The weight applies to the variable fonts. */
export function setTitleFont(context: SKRSContext2D, { size, locale, latin }: TitleFont): void {
  context.font = `${size}px ${OWN_FAMILIES[locale] ?? FAMILIES}`;
  context.letterSpacing = latin ? `${size * LATIN_TRACKING_EM}px` : '0px';
  context.fontVariationSettings = "'wght' 700";
  context.lang = locale;
  context.direction = directionOf(locale);
}

/** Of a title, in font sizes. Nastaliq words stand on a slope. */
export function titleLineHeight(title: string): number {
  if (isLatin(title)) return 1.1;
  return /\p{Script=Arabic}/u.test(title) ? 1.9 : 1.3;
}
