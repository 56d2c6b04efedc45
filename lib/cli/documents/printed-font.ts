import type { PdfObject } from './pdf-objects.ts';

/** A combining mark. pdf.js treats a glyph whose text contains one as a glyph without width. */
export const COMBINING_MARK = /\p{Mn}/u;

/** Codes below are glyph numbers: the fonts of the site have fewer glyphs. */
const FIRST_ADDED_CODE = 0x800;

/**
 * Codes for glyphs without a text. Readers find no text for them; pdf.js then takes the code for a character, and ignores those of
 * the Unicode category Cf, which these are.
 */
const CODES_WITHOUT_TEXT = [
  ...[0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064],
  ...[0x2066, 0x2067, 0x2068, 0x2069, 0x206a, 0x206b, 0x206c, 0x206d, 0x206e, 0x206f],
];

/** A code as four hexadecimal digits. */
export const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');

/** Text from UTF-16 in hexadecimal digits. */
export const fromUtf16 = (digits: string) =>
  (digits.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

const toUtf16 = (text: string) => Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('');

/** Widths by glyph from an array such as `/W [0 [580] 7 [1006 801] 54 56 260]`. */
function readWidths(array: string): Map<number, number> {
  const widths = new Map<number, number>();
  for (const [, first, list, last, width] of array.matchAll(/(\d+) (?:\[([^\]]*)\]|(\d+) ([\d.]+))/g)) {
    const values = list?.split(' ') ?? Array.from({ length: Number(last) - Number(first) + 1 }, () => width);
    for (const [index, value] of values.entries()) widths.set(Number(first) + index, Number(value));
  }
  return widths;
}

/** What an added code draws and stands for. */
interface AddedCode {
  code: number;
  glyph: number;
  /** In thousandths of the font size. */
  width: number;
  text?: string;
}

/** A font of a file that Chromium has printed, with two bytes for each code. Codes can be added to it. */
export class PrintedFont {
  private readonly descendant: PdfObject;
  private readonly toUnicode: PdfObject;
  private readonly widths: Map<number, number>;
  private readonly ligatures: Map<number, string>;
  private readonly withText = new Map<string, AddedCode>();
  private readonly withoutText = new Map<number, AddedCode>();

  constructor(objects: ReadonlyMap<number, PdfObject>, number: number) {
    const part = (from: PdfObject | undefined, entry: RegExp) => {
      const found = objects.get(Number(entry.exec(from?.value ?? '')?.[1]));
      if (!found) throw new Error(`font ${number} is not embedded as expected`);
      return found;
    };
    const font = objects.get(number);
    this.descendant = part(font, /\/DescendantFonts \[(\d+) 0 R\]/);
    this.toUnicode = part(font, /\/ToUnicode (\d+) 0 R/);
    this.widths = readWidths(/\/W \[([\s\S]*)\]/.exec(this.descendant.value)?.[1] ?? '');
    const texts = (this.toUnicode.content ?? '').matchAll(/^<([0-9A-F]{4})> <([0-9A-F]{8,})>$/gm);
    const ligatures = Array.from(texts, ([, glyph = '', text = '']) => [Number.parseInt(glyph, 16), fromUtf16(text)] as const);
    this.ligatures = new Map(ligatures.filter(([, text]) => COMBINING_MARK.test(text)));
  }

  /** The text of a glyph that stands for several characters, some of them combining marks. */
  ligatureOf(glyph: number): string | undefined {
    return this.ligatures.get(glyph);
  }

  /** The width of a glyph in thousandths of the font size. */
  widthOf(glyph: number): number {
    return this.widths.get(glyph) ?? 0;
  }

  /** A code, in hexadecimal digits, that draws a glyph and stands for a text. */
  codeOf(glyph: number, text: string, width = this.widthOf(glyph)): string {
    const key = `${glyph} ${width} ${text}`;
    const added = this.withText.get(key) ?? { code: FIRST_ADDED_CODE + this.withText.size, glyph, width, text };
    this.withText.set(key, added);
    return hex(added.code);
  }

  /**
   * A code, in hexadecimal digits, that draws a glyph and stands for no text.
   * @throws when the file has more such glyphs than there are codes
   */
  codeWithoutText(glyph: number): string {
    const code = this.withoutText.get(glyph)?.code ?? CODES_WITHOUT_TEXT[this.withoutText.size];
    if (code === undefined) throw new Error('too many glyphs without a text');
    this.withoutText.set(glyph, { code, glyph, width: this.widthOf(glyph) });
    return hex(code);
  }

  /**
   * Writes the added codes into the objects of the font.
   * @param mapNumber number under which the result is put into the file
   * @returns the map from codes to glyphs, when codes were added
   */
  finish(mapNumber: number): PdfObject | undefined {
    const added = [...this.withText.values(), ...this.withoutText.values()];
    if (added.length === 0) return undefined;
    const lines = added.flatMap(({ code, text }) => (text === undefined ? [] : [`<${hex(code)}> <${toUtf16(text)}>\n`]));
    let blocks = '';
    for (let at = 0; at < lines.length; at += 100) {
      const block = lines.slice(at, at + 100);
      blocks += `${block.length} beginbfchar\n${block.join('')}endbfchar\n`;
    }
    this.toUnicode.content = this.toUnicode.content?.replace('endcmap', `${blocks}endcmap`) ?? '';
    this.descendant.value = this.descendant.value
      .replace('/W [', `/W [${added.map(({ code, width }) => `${code} [${width}]`).join(' ')} `)
      .replace('/CIDToGIDMap /Identity', `/CIDToGIDMap ${mapNumber} 0 R`);
    const glyphs = Array.from({ length: Math.max(...added.map(({ code }) => code)) + 1 }, (_, code) =>
      code < FIRST_ADDED_CODE ? code : 0,
    );
    for (const { code, glyph } of added) glyphs[code] = glyph;
    return { value: '<<>>', content: glyphs.map((glyph) => String.fromCharCode(glyph >> 8, glyph & 255)).join('') };
  }
}
