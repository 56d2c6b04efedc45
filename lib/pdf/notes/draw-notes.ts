import { appearanceOf, type NoteImage } from './appearance.ts';
import { toBytes, toText } from './bytes.ts';
import { type Note, readNote, rectOf } from './note.ts';
import { readUpdate } from './read-update.ts';
import { writeDictionary, writeNumbers } from './syntax.ts';
import { type WrittenObject, writeUpdate } from './write-update.ts';

/**
 * Adds a picture to each saved note with non-Latin text. pdf.js saves such a note as plain text, which other readers draw without
 * the right font or without joining letters. Encrypted files are returned unchanged.
 * @param saved the file as pdf.js has saved it
 * @param before the length of the original file in bytes, which the update by pdf.js follows
 * @param draw draws the text of a note
 * @throws SyntaxError when the saved update cannot be read
 */
export async function drawNotes(
  saved: Uint8Array,
  before: number,
  draw: (note: Note) => Promise<NoteImage>,
): Promise<Uint8Array> {
  if (saved.length <= before) return saved;
  const { objects, trailer, asStream, start } = readUpdate(toText(saved.subarray(before)));
  if (trailer.has('Encrypt')) return saved;
  const written: WrittenObject[] = [];
  let size = Number(trailer.get('Size'));
  const add = (value: string) => {
    written.push({ number: size, generation: 0, value });
    size += 1;
    return `${size - 1} 0 R`;
  };
  for (const { number, generation, entries } of objects) {
    const note = readNote(entries);
    if (!note) continue;
    const appearance = await appearanceOf(note, await draw(note), add);
    const value = writeDictionary(
      new Map([...entries, ['Rect', `[${writeNumbers(rectOf(note))}]`], ['AP', `<< /N ${appearance} >>`]]),
    );
    written.push({ number, generation, value });
  }
  if (written.length === 0) return saved;
  const update = toBytes(writeUpdate({ objects: written, trailer, size, previous: start, asStream }, saved.length));
  const whole = new Uint8Array(saved.length + update.length);
  whole.set(saved);
  whole.set(update, saved.length);
  return whole;
}
