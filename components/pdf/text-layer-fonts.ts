import { pdfjs } from './engine.ts';

/** Characters that load the Latin, Devanagari and rupee fonts. */
const LETTERS = 'Aक₹';
const FONT_TIMEOUT_MS = 2000;

/**
 * Sets the invisible text layer in the site's fonts, which its documents use too: selections and highlights then match the drawn
 * letters. Resolves when the fonts are loaded or take too long.
 */
export async function setTextLayerFonts(): Promise<void> {
  const family = getComputedStyle(document.body).fontFamily;
  pdfjs.TextLayer.fontFamilyMap.set('sans-serif', family);
  await Promise.race([
    document.fonts.load(`16px ${family}`, LETTERS).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS)),
  ]);
}
