import { deflate, toText } from './bytes.ts';
import { hiddenText } from './hidden-text.ts';
import { LINE_HEIGHT, type Note, rectOf } from './note.ts';
import { writeDictionary, writeNumbers } from './syntax.ts';
import { writeStream } from './write-update.ts';

/** RGBA pixels, row by row from the top. */
export interface NoteImage {
  width: number;
  height: number;
  colours: Uint8Array<ArrayBuffer>;
  opacities: Uint8Array<ArrayBuffer>;
  /** In points. */
  lineWidths: number[];
}

async function image(entries: [string, string][], { width, height }: NoteImage, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const head: [string, string][] = [
    ['Type', '/XObject'],
    ['Subtype', '/Image'],
    ['Width', String(width)],
    ['Height', String(height)],
    ['BitsPerComponent', '8'],
  ];
  // Firefox before 113 cannot compress.
  if (typeof CompressionStream === 'undefined') return writeStream([...head, ...entries], toText(bytes));
  return writeStream([...head, ['Filter', '/FlateDecode'], ...entries], toText(await deflate(bytes)));
}

/**
 * The appearance of a note: its picture over invisible text.
 * @param add writes an object and returns its reference
 */
export async function appearanceOf(note: Note, picture: NoteImage, add: (value: string) => string): Promise<string> {
  const mask = add(await image([['ColorSpace', '/DeviceGray']], picture, picture.opacities));
  const drawing = add(
    await image(
      [
        ['ColorSpace', '/DeviceRGB'],
        ['SMask', mask],
      ],
      picture,
      picture.colours,
    ),
  );
  const text = hiddenText(note, picture.lineWidths, add);
  const { x, y, width, height, room, size, colour, turn } = note;
  const rect = rectOf(note);
  const content = [
    'q',
    `${writeNumbers(turn)} 0 0 cm`,
    // Text first: PDF readers take its size and colour from the operators before it.
    'BT',
    `${writeNumbers(colour)} rg`,
    // The editor puts the first line of a note as far below the edge as letters are high.
    `${writeNumbers([x, y + height - room - size])} Td`,
    text.lines.join(`\n${writeNumbers([0, -LINE_HEIGHT * size])} Td\n`),
    'ET',
    `${writeNumbers([width, 0, 0, height, x, y])} cm`,
    '/Im Do',
    'Q',
  ].join('\n');
  const resources = `<< /Font ${writeDictionary(text.fonts)} /XObject << /Im ${drawing} >> >>`;
  return add(
    writeStream(
      [
        ['Type', '/XObject'],
        ['Subtype', '/Form'],
        ['BBox', `[${writeNumbers(rect)}]`],
        ['Matrix', `[${writeNumbers([1, 0, 0, 1, -rect[0], -rect[1]])}]`],
        ['Resources', resources],
      ],
      content,
    ),
  );
}
