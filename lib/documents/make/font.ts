import { inReadingOrder } from './reading-order.ts';
import { type Outline, truetypeFile } from './truetype.ts';
import { type GlyphPosition, openTypefaces, type PathCommand, type Typeface } from './typeface.ts';

/** PDF measures glyphs in thousandths of the font size. */
const PER_EM = 1000;

interface PlacedGlyph extends GlyphPosition {
  code: string;
  advanceWidth: number;
}

const STILL = { advanceWidth: 0, xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0 };
const NOTHING: Outline = { commands: [], width: 0 };

const hex = (value: number) => value.toString(16).padStart(4, '0');

/** A text as UTF-16 in hexadecimal, as a character map of PDF writes it. */
const utf16 = (text: string) => Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('');

/**
 * A font of a document, of several typefaces: pdfkit asks it for widths, codes and, at the end, its objects. Each pair of a glyph
 * and the text it stands for has a code of its own, so that copying and searching find Hindi as it is written.
 */
class PdfFont {
  readonly ascender = 0.9 * PER_EM;
  readonly descender = -0.2 * PER_EM;
  readonly xHeight = 0.5 * PER_EM;
  readonly capHeight = 0.64 * PER_EM;
  readonly lineGap = 0;
  readonly id: string;
  readonly name: string;
  private readonly document: PDFKit.PDFDocument;
  private readonly typefaces: Typeface[];
  private readonly codes = new Map<string, number>();
  private readonly outlines: Outline[] = [NOTHING];
  private readonly texts: string[] = [' '];
  private readonly lines = new Map<string, PlacedGlyph[]>();
  private dictionary: PDFKit.PDFKitReference | undefined;

  constructor(document: PDFKit.PDFDocument, name: string, weight: 400 | 600) {
    this.document = document;
    this.id = `${name}${weight}`;
    this.name = `${name}-${weight}`;
    this.typefaces = openTypefaces(weight);
  }

  encode(text: string): [string[], GlyphPosition[]] {
    const glyphs = this.lay(text);
    return [glyphs.map(({ code }) => code), glyphs];
  }

  widthOfString(text: string, size: number): number {
    return (this.lay(text).reduce((sum, { xAdvance }) => sum + xAdvance, 0) * size) / PER_EM;
  }

  lineHeight(size: number): number {
    return ((this.ascender - this.descender) * size) / PER_EM;
  }

  ref(): PDFKit.PDFKitReference {
    this.dictionary ??= this.document.ref({});
    return this.dictionary;
  }

  /** Writes the objects of the font, when a page uses it. */
  finalize(): void {
    if (!this.dictionary) return;
    const scale = this.scaleOf(this.typefaces[0]);
    const metrics = { unitsPerEm: PER_EM / scale, ascender: this.ascender / scale, descender: this.descender / scale };
    const file = this.write({}, truetypeFile(this.outlines, metrics));
    const name = `SAMPLE+${this.name}`;
    const descriptor = this.write({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: [-500, -500, 2000, 1200],
      ItalicAngle: 0,
      Ascent: this.ascender,
      Descent: this.descender,
      CapHeight: this.capHeight,
      StemV: 80,
      FontFile2: file,
    });
    const descendant = this.write({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      CIDToGIDMap: 'Identity',
      W: [0, this.outlines.map(({ width }) => Math.round(width * scale))],
    });
    Object.assign(this.dictionary.data, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: this.write({}, Buffer.from(this.characterMap(), 'latin1')),
    });
    this.dictionary.end(undefined);
    this.dictionary = undefined;
  }

  private write(data: object, content?: Buffer): PDFKit.PDFKitReference {
    const reference = this.document.ref(data);
    reference.end(content);
    return reference;
  }

  private characterMap(): string {
    const entries = this.texts.map((text, code) => `<${hex(code)}> <${utf16(text)}>`);
    // A block of a character map holds 100 entries at most.
    const blocks = Array.from({ length: Math.ceil(entries.length / 100) }, (_, block) =>
      entries.slice(block * 100, block * 100 + 100),
    );
    return [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
      '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
      '1 begincodespacerange <0000> <ffff> endcodespacerange',
      ...blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`),
      'endcmap CMapName currentdict /CMap defineresource pop end end',
    ].join('\n');
  }

  private scaleOf(typeface: Typeface | undefined): number {
    return PER_EM / (typeface?.unitsPerEm ?? PER_EM);
  }

  /** Shapes a line: stretches of characters that one typeface has, each in its turn. */
  private lay(text: string): PlacedGlyph[] {
    const known = this.lines.get(text);
    if (known) return known;
    const stretches: { index: number; text: string }[] = [];
    for (const character of text) {
      const codePoint = character.codePointAt(0) ?? 0;
      const last = stretches.at(-1);
      const index = this.typefaces.findIndex((typeface) => typeface.hasGlyphForCodePoint(codePoint));
      if (index < 0) throw new Error(`no typeface has "${character}" of "${text}"`);
      if (last?.index === index) last.text += character;
      else stretches.push({ index, text: character });
    }
    const glyphs = stretches.flatMap((stretch) => this.shape(stretch.text, stretch.index));
    this.lines.set(text, glyphs);
    return glyphs;
  }

  private shape(text: string, index: number): PlacedGlyph[] {
    const typeface = this.typefaces[index];
    if (!typeface) return [];
    const { glyphs, positions } = typeface.layout(text);
    const scale = this.scaleOf(typeface);
    const shaped = glyphs.map(({ codePoints, advanceWidth }) => ({
      characters: codePoints.map((codePoint) => String.fromCodePoint(codePoint)),
      wide: advanceWidth > 0,
    }));
    return inReadingOrder([...text], shaped).map(({ glyph: at, text: own }) => {
      const glyph = at === undefined ? undefined : glyphs[at];
      const position = at === undefined ? undefined : positions[at];
      if (!glyph || !position) return { ...STILL, code: hex(this.codeOf('', NOTHING, own)) };
      const { xAdvance, xOffset, yOffset } = position;
      // The offset is part of the outline: a reader takes a glyph that is set apart for the beginning of a word.
      const outline = { commands: moved(glyph.path.commands, xOffset, yOffset), width: glyph.advanceWidth };
      const code = this.codeOf([index, glyph.id, xOffset, yOffset].join(), outline, own);
      return { ...STILL, code: hex(code), advanceWidth: glyph.advanceWidth * scale, xAdvance: xAdvance * scale };
    });
  }

  private codeOf(glyph: string, outline: Outline, text: string): number {
    const key = `${glyph} ${text}`;
    const known = this.codes.get(key);
    if (known !== undefined) return known;
    const code = this.outlines.length;
    this.codes.set(key, code);
    this.outlines.push(outline);
    this.texts.push(text);
    return code;
  }
}

function moved(commands: readonly PathCommand[], x: number, y: number): PathCommand[] {
  return commands.map(({ command, args }) => ({ command, args: args.map((value, at) => value + (at % 2 === 0 ? x : y)) }));
}

/** Gives a document the fonts `regular` and `semibold`. */
export function addFonts(document: PDFKit.PDFDocument): void {
  const families: unknown = Reflect.get(document, '_fontFamilies');
  if (typeof families !== 'object' || families === null) throw new Error('pdfkit does not show its fonts');
  Object.assign(families, { regular: new PdfFont(document, 'Anek', 400), semibold: new PdfFont(document, 'Anek', 600) });
}
