import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';

/** A step of an outline, in font units; quadratic curves only, as in every TrueType font. */
export interface PathCommand {
  command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'closePath';
  args: readonly number[];
}

/** A glyph as the shaper gives it: which characters it stands for, how wide it is, what it looks like. */
interface Glyph {
  id: number;
  codePoints: readonly number[];
  advanceWidth: number;
  path: { commands: readonly PathCommand[] };
}

/** Where a glyph goes, in font units. */
export interface GlyphPosition {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

interface Point {
  x: number;
  y: number;
  copy: () => Point;
}

/** The part of a font of fontkit, which pdfkit brings, that is used here. */
export interface Typeface {
  unitsPerEm: number;
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  getGlyph: (id: number, characters?: readonly number[]) => Glyph;
  layout: (text: string) => { glyphs: Glyph[]; positions: GlyphPosition[] };
  stream: object;
  _variationProcessor?: { transformPoints: (id: number, points: Point[]) => void } | null;
  _transformedGlyphs?: { points?: Point[] }[];
}

function isTypeface(value: unknown): value is Typeface {
  return typeof value === 'object' && value !== null && 'unitsPerEm' in value && 'layout' in value;
}

const FONTS = join(import.meta.dirname, '../../../public/fonts');

function checked(font: unknown, name: string): Typeface {
  if (!isTypeface(font)) throw new Error(`pdfkit does not show the font ${name}`);
  return font;
}

/** Opens a font file of the site with the shaper of pdfkit, which can be reached through a document that uses the font. */
function openFile(name: string): Typeface {
  const document = new PDFDocument().font(join(FONTS, name));
  return checked(Reflect.get(Object(Reflect.get(document, '_font')), 'font'), name);
}

/**
 * Opens a variable font at a weight. fontkit varies the widths of a WOFF2 font but not its outlines, so their points are moved
 * here; they come from an instance without a weight, because unpacking them fails in one that has it.
 */
function openVariable(name: string, weight: number): Typeface {
  const plain = openFile(name);
  plain.getGlyph(0);
  const stream: unknown = Reflect.construct(plain.stream.constructor, [readFileSync(join(FONTS, name))]);
  const font = checked(Reflect.construct(plain.constructor, [stream, [weight]]), name);
  const glyphs = plain._transformedGlyphs ?? [];
  font._transformedGlyphs = glyphs;
  for (const [id, { points }] of glyphs.entries()) {
    const [first] = points ?? [];
    if (!points || !first) continue;
    // The variation data count four more points, which stand for the sides of the glyph.
    font._variationProcessor?.transformPoints(id, [...points, first.copy(), first.copy(), first.copy(), first.copy()]);
  }
  return font;
}

/**
 * A font whose glyphs name the characters they stand for. fontkit keeps a glyph with the characters it was first asked for, and
 * with none when it was first drawn as a part of another one: the apostrophe, once a closing quotation mark has been drawn.
 */
function withOwnCharacters(font: Typeface): Typeface {
  const kept = font.getGlyph.bind(font);
  font.getGlyph = (id, characters = []) => Object.create(kept(id, characters), { codePoints: { value: characters } });
  return font;
}

/** The typefaces of one weight: a character is drawn by the first that has it. */
export function openTypefaces(weight: 400 | 600): Typeface[] {
  return [
    openVariable('anek-latin.woff2', weight),
    openVariable('anek-rupee.woff2', weight),
    openFile(`anek-devanagari-${weight}.woff2`),
  ].map(withOwnCharacters);
}
