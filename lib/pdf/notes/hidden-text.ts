import type { Note } from './note.ts';
import { writeDictionary } from './syntax.ts';
import { writeStream } from './write-update.ts';

/** Codes of a font, without code 0. */
const CODES = 255;
/** In thousandths of the font size; combining marks have no width. */
const LETTER_WIDTH = 500;

/** A joiner goes with the next character: readers drop it alone. */
function lettersOf(line: string): string[] {
  return line.match(/\p{Cf}*\P{Cf}|\p{Cf}+/gu) ?? [];
}

function widthOf(letter: string): number {
  return /\p{Mn}/u.test(letter) ? 0 : LETTER_WIDTH;
}

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');

/** The map from codes to letters, in sections of the allowed length. */
function characterMap(letters: readonly string[]): string {
  const lines = letters.map((letter, index) => {
    const units = Array.from({ length: letter.length }, (_, place) => hex(letter.charCodeAt(place), 4)).join('');
    return `<${hex(index + 1, 2)}> <${units}>`;
  });
  const parts: string[] = [];
  for (let at = 0; at < lines.length; at += 100) {
    const part = lines.slice(at, at + 100);
    parts.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapName /Notes def
/CMapType 2 def
1 begincodespacerange
<01> <ff>
endcodespacerange
${parts.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

function emptyFont(letters: readonly string[], add: (value: string) => string): string {
  const glyphs = new Map([0, LETTER_WIDTH].map((width) => [width, add(writeStream([], `${width} 0 d0`))]));
  const names = letters.map((_, index) => `/g${index + 1}`);
  return add(
    writeDictionary([
      ['Type', '/Font'],
      ['Subtype', '/Type3'],
      ['FontBBox', '[0 0 500 1000]'],
      ['FontMatrix', '[0.001 0 0 0.001 0 0]'],
      ['FirstChar', '1'],
      ['LastChar', String(letters.length)],
      ['Widths', `[${letters.map(widthOf).join(' ')}]`],
      ['Encoding', `<< /Type /Encoding /Differences [1 ${names.join(' ')}] >>`],
      ['CharProcs', `<< ${letters.map((letter, index) => `${names[index]} ${glyphs.get(widthOf(letter))}`).join(' ')} >>`],
      ['Resources', '<< >>'],
      ['ToUnicode', add(writeStream([], characterMap(letters)))],
    ]),
  );
}

/**
 * Invisible text of a note, for search, copying and editing.
 * @param widths of drawn lines, in points
 * @returns fonts for the resources, and the lines between `BT` and `ET`
 */
export function hiddenText({ lines, size }: Note, widths: readonly number[], add: (value: string) => string) {
  const letters = [...new Set(lines.flatMap(lettersOf).concat(' '))];
  const fonts: [string, string][] = [];
  for (let at = 0; at < letters.length; at += CODES) {
    fonts.push([`F${fonts.length}`, emptyFont(letters.slice(at, at + CODES), add)]);
  }
  const setLine = (line: string, index: number) => {
    // Readers skip an empty line.
    const set = lettersOf(line || ' ');
    const natural = set.reduce((sum, letter) => sum + widthOf(letter), 0) * (size / 1000);
    const stretch = natural > 0 ? Math.max(1, (100 * (widths[index] ?? 0)) / natural) : 100;
    const shown = set.map((letter) => {
      const place = letters.indexOf(letter);
      return [Math.floor(place / CODES), hex((place % CODES) + 1, 2)] as const;
    });
    let font = -1;
    let text = '';
    for (const [wanted, code] of shown) {
      if (wanted !== font) text += `${text ? '> Tj ' : ''}/F${wanted} ${size} Tf <`;
      font = wanted;
      text += code;
    }
    return `${stretch.toFixed(2)} Tz ${text}> Tj`;
  };
  return { fonts, lines: lines.map(setLine) };
}
