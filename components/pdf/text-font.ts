import { pdfjs } from './engine.ts';

/** Letters that bring the fonts of English and of Hindi, and the sign of the rupee. */
const LETTERS = 'Aक₹';
/** A font that takes longer is not waited for, in milliseconds. */
const LONGEST_WAIT_MS = 2000;

/**
 * Lays the invisible words over a page in the site's own fonts, which the site's documents are set in: what is selected, found
 * and highlighted then lies on the letters that are drawn. It ends when the fonts can be measured, or when they take too long.
 */
export async function laySiteFonts(): Promise<void> {
  const family = getComputedStyle(document.body).fontFamily;
  pdfjs.TextLayer.fontFamilyMap.set('sans-serif', family);
  await Promise.race([
    document.fonts.load(`16px ${family}`, LETTERS).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ]);
}
