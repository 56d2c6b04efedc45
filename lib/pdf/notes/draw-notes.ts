import { appearanceOf, type NoteImage } from './appearance.ts';
import { toBytes, toText } from './bytes.ts';
import { type Note, readNote, rectOf } from './note.ts';
import { readUpdate } from './read-update.ts';
import { writeDictionary, writeNumbers } from './syntax.ts';
import { type WrittenObject, writeUpdate } from './write-update.ts';

/**
 * Adds a picture to saved notes with non-Latin text, which other readers draw without the right font or joined letters. Encrypted files
 * stay unchanged.
 * @param saved the file as saved by pdf.js
 * @param before length of the original in bytes
 * @throws SyntaxError when the update cannot be read
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
