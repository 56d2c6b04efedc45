import type { PdfObject } from './pdf-objects.ts';
import { COMBINING_MARK, fromUtf16, hex, PrintedFont } from './printed-font.ts';

/** A change of font, a cluster of glyphs with its text, or glyphs that stand for themselves. */
const TEXT = /\/F(\d+) \S+ Tf|\/Span<<\/ActualText <FEFF(.*?)> >> BDC\n([\s\S]*?)EMC\n|<([0-9A-F]+)> Tj/g;

const codesOf = (digits = '') => (digits.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16));

/**
 * How far before the end of its glyph invisible text is placed, in thousandths of the font size. Poppler sorts text by where it
 * starts, and positions are rounded: at the very end, the text could come after the next glyph.
 */
const BACK = 4;

/** Shows characters that no glyph is left for: invisible, without width. */
function invisible(font: PrintedFont, text: string): string {
  return text === '' ? '' : `3 Tr [${BACK} <${font.codeOf(0, text, 0)}> -${BACK}] TJ 0 Tr `;
}

/** Gives the characters of a text to glyphs, from left to right. A combining mark needs a glyph without width. */
class Distribution {
  private readonly rest: string[];
  private wideGlyphs: number;

  /** @param wideGlyphs number of glyphs with a width that share the text */
  constructor(text: string, wideGlyphs: number) {
    this.rest = Array.from(text);
    this.wideGlyphs = wideGlyphs;
  }

  /** Shows a glyph for its share of the text. The last one with a width stands for all that is left. */
  show(font: PrintedFont, glyph: number): string {
    if (font.widthOf(glyph) === 0) return `<${font.codeWithoutText(glyph)}> Tj `;
    this.wideGlyphs -= 1;
    const marks = this.take(this.rest.findIndex((character) => !COMBINING_MARK.test(character)));
    const takesAll = this.wideGlyphs === 0 && !this.rest.some((character) => COMBINING_MARK.test(character));
    const text = this.take(takesAll ? this.rest.length : 1);
    const code = text === '' ? font.codeWithoutText(glyph) : font.codeOf(glyph, text);
    const left = this.wideGlyphs === 0 ? this.take(this.rest.length) : '';
    return `${invisible(font, marks)}<${code}> Tj ${invisible(font, left)}`;
  }

  private take(count: number): string {
    return this.rest.splice(0, count).join('');
  }
}

function rewriteText(content: string, fontOf: (number: number) => PrintedFont): string {
  let font: PrintedFont | undefined;
  const rewrite = (part: string, distribution?: Distribution): string =>
    part.replace(TEXT, (operator, fontNumber, clusterText, cluster, codes) => {
      if (fontNumber !== undefined) font = fontOf(Number(fontNumber));
      if (clusterText !== undefined) return rewrite(cluster, new Distribution(fromUtf16(clusterText), wideGlyphsOf(cluster)));
      const current = font;
      if (codes === undefined || !current) return operator;
      const show = (glyph: number) => {
        if (distribution) return distribution.show(current, glyph);
        const text = current.ligatureOf(glyph);
        return text === undefined ? `<${hex(glyph)}> Tj ` : new Distribution(text, 1).show(current, glyph);
      };
      return codesOf(codes).map(show).join('');
    });
  /** Counts the glyphs with a width of a cluster, whose font may change on the way. */
  const wideGlyphsOf = (cluster: string): number => {
    let clusterFont = font;
    return [...cluster.matchAll(TEXT)].reduce((count, [, fontNumber, , , codes]) => {
      if (fontNumber !== undefined) clusterFont = fontOf(Number(fontNumber));
      return count + codesOf(codes).filter((glyph) => (clusterFont?.widthOf(glyph) ?? 0) > 0).length;
    }, 0);
  };
  return rewrite(content);
}

/**
 * Puts the text of a printed file in reading order. Chromium's map from glyphs to characters has one text for each glyph, so readers
 * find the vowel sign in कि before its consonant, and conjuncts not at all. Chromium adds the right text as /ActualText, which pdf.js
 * ignores. Here each glyph with a width gets a code that stands for the next character of its cluster; other characters are invisible.
 */
export function putTextInReadingOrder(objects: Map<number, PdfObject>): void {
  const fonts = new Map<number, PrintedFont>();
  const fontOf = (number: number) => {
    const font = fonts.get(number) ?? new PrintedFont(objects, number);
    fonts.set(number, font);
    return font;
  };
  for (const object of objects.values()) {
    if (object.content?.includes(' Tj\n')) object.content = rewriteText(object.content, fontOf);
  }
  for (const font of fonts.values()) {
    const map = font.finish(objects.size + 1);
    if (map) objects.set(objects.size + 1, map);
  }
}
