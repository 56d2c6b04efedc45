import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import type { Locale } from '#lib/i18n/locales.ts';

/** Where the server finds what it also serves; the standalone server starts in its folder. */
export const PUBLIC = path.join(/* turbopackIgnore: true */ process.cwd(), 'public');

/** A character is drawn by the first of them that has it: the choice and the shaping are those of a browser. */
const FONTS = {
  'Social Latin': 'anek-latin.woff2',
  'Social Rupee': 'anek-rupee.woff2',
  'Social Devanagari': 'anek-devanagari-600.woff2',
  'Social Tamil': 'anek-tamil.woff2',
};
const FAMILIES = Object.keys(FONTS)
  .map((name) => `"${name}"`)
  .join(', ');

const LATIN_TRACKING_EM = -0.022;

/**
 * Makes the fonts of the site known to the canvas, in this process.
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
  /** The language: some letters have other forms in other languages. */
  locale: Locale;
  /** Only Latin letters move together: in an Indic script that would part the head line. */
  latin: boolean;
}

/** Sets the font of a title. The weight is that of the variable fonts; a static one has its own. */
export function setTitleFont(context: SKRSContext2D, { size, locale, latin }: TitleFont): void {
  context.font = `${size}px ${FAMILIES}`;
  context.letterSpacing = latin ? `${size * LATIN_TRACKING_EM}px` : '0px';
  context.fontVariationSettings = "'wght' 700";
  context.lang = locale;
}
