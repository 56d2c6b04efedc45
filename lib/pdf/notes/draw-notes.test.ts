import { inflateSync } from 'node:zlib';
import type { NoteImage } from './appearance.ts';
import { toBytes, toText } from './bytes.ts';
import { drawNotes } from './draw-notes.ts';
import { type Note, rectOf } from './note.ts';
import { readUpdate } from './read-update.ts';
import { readString } from './syntax.ts';

const BEFORE = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n';

function utf16(text: string): string {
  const bytes = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((unit) => [unit >> 8, unit & 255]);
  return `(\xfe\xff${String.fromCharCode(...bytes).replace(/[()\\]/g, '\\$&')})`;
}

function noteObject(number: number, contents: string, more = ''): string {
  const head = '/Type /Annot /Subtype /FreeText /Rect [100 200 180 213.5]';
  return `${number} 0 obj\n<< ${head} /DA (/Helv 10 Tf 0 0 1 rg) /Contents ${contents} /F 4 /Border [0 0 0]${more}>>\nendobj\n`;
}

/** Content that looks like the end of an object. */
const STREAM = '5 0 obj\n<< /Length 13>> stream\nendobj\nendobj\nendstream\nendobj\n';

/** A file as saved by pdf.js, with a cross-reference table of either kind. */
function saved(objects: string, { asStream = false, more = '' } = {}): Uint8Array<ArrayBuffer> {
  const body = `${BEFORE}${STREAM}6 0 obj\n[7 0 R]\nendobj\n${objects}`;
  const entries = `/Prev 9 /Root 1 0 R /ID [(a\\)) (b)]${more}`;
  const table = asStream
    ? `8 0 obj\n<< ${entries} /Size 9 /Type /XRef /Index [8 1] /W [1 1 1] /Length 3>> stream\n\x01\x80\x00\nendstream\nendobj\n`
    : `xref\n8 1\n0000000000 00000 n\r\ntrailer\n<< ${entries} /Size 8>>\n`;
  return toBytes(`${body}${table}startxref\n${body.length}\n%%EOF\n`);
}

const drawn: Note[] = [];

async function draw(note: Note): Promise<NoteImage> {
  drawn.push(note);
  const colours = new Uint8Array([0, 0, 255, 0, 0, 255]);
  return { width: 2, height: 1, colours, opacities: new Uint8Array([0, 255]), lineWidths: note.lines.map(() => 70) };
}

/** The appended part. */
async function appended(file: Uint8Array): Promise<{ text: string; whole: string }> {
  const whole = toText(await drawNotes(file, BEFORE.length, draw));
  expect(whole.startsWith(toText(file))).toBe(true);
  return { text: whole.slice(file.length), whole };
}

beforeEach(() => drawn.splice(0));

describe.each([
  ['of the older kind', false],
  ['of the newer kind', true],
])('2.7 a note in Hindi, in a file with a table %s', (_, asStream) => {
  const file = saved(noteObject(7, utf16('नमस्ते (₹)\nजी')), { asStream });

  test('is drawn in its size and colour, and keeps its words', async () => {
    const { text } = await appended(file);
    expect(drawn).toMatchObject([{ lines: ['नमस्ते (₹)', 'जी'], size: 10, colour: [0, 0, 1] }]);
    const note = readUpdate(text).objects.find(({ number }) => number === 7);
    expect(readString(note?.entries.get('Contents'))).toBe('नमस्ते (₹)\nजी');
    expect(note?.entries.get('DA')).toBe('(/Helv 10 Tf 0 0 1 rg)');
    expect(note?.entries.get('AP')).toMatch(/^<< \/N \d+ 0 R >>$/);
  });

  test('gets a picture with a mask', async () => {
    const { text } = await appended(file);
    const { objects } = readUpdate(text);
    const [mask, image] = objects.filter(({ entries }) => entries.get('Subtype') === '/Image');
    expect(image?.entries.get('SMask')).toBe(`${mask?.number} 0 R`);
    const content = /\/SMask.*?stream\n(.*?)\nendstream/s.exec(text)?.[1] ?? '';
    expect([...inflateSync(toBytes(content))]).toEqual([0, 0, 255, 0, 0, 255]);
  });

  test('is found where the new table says, and the table before it too', async () => {
    const { text, whole } = await appended(file);
    const { trailer, start } = readUpdate(text);
    expect(trailer.get('Prev')).toBe(String(readUpdate(toText(file.subarray(BEFORE.length))).start));
    expect([trailer.get('Root'), trailer.get('ID')]).toEqual(['1 0 R', '[(a\\)) (b)]']);
    const places = asStream ? placesOfStream(whole, start) : placesOfTable(whole, start);
    expect(places.length).toBeGreaterThan(5);
    for (const [number, offset] of places) expect(whole.slice(offset)).toMatch(new RegExp(`^${number} 0 obj\n`));
    expect(trailer.get('Size')).toBe(String(Math.max(...places.map(([number]) => number)) + 1));
  });
});

function placesOfTable(whole: string, start: number): [number, number][] {
  return Array.from(whole.slice(start).matchAll(/(\d+) 1\n(\d{10}) 00000 n\r\n/g), ([, number, offset]) => [
    Number(number),
    Number(offset),
  ]);
}

function placesOfStream(whole: string, start: number): [number, number][] {
  const table = whole.slice(start);
  const numbers = Array.from(/\/Index \[([\d ]+)\]/.exec(table)?.[1]?.matchAll(/(\d+) 1/g) ?? [], ([, number]) => Number(number));
  const content = toBytes(table.slice(table.indexOf('stream\n') + 7));
  return numbers.map((number, index) => {
    const row = [...content.slice(index * 8, index * 8 + 8)];
    expect([row[0], row[6], row[7]]).toEqual([1, 0, 0]);
    return [number, row.slice(1, 6).reduce((sum, byte) => sum * 256 + byte, 0)];
  });
}

test('2.7 a picture that was there before is replaced', async () => {
  const { text } = await appended(saved(noteObject(7, utf16('नमस्ते'), ' /AP << /N 3 0 R >>')));
  expect(text.match(/\/AP << \/N \d+ 0 R >>/g)).toHaveLength(1);
  expect(text).not.toContain('/AP << /N 3 0 R >>');
});

test.each([0, 90, 180, 270])('2.7 a note turned by %s degrees has room above and below its lines only', async (rotation) => {
  await appended(saved(noteObject(7, utf16('जी'), ` /Rotate ${rotation}`)));
  const [note] = drawn;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = note ? rectOf(note) : [];
  if (rotation % 180 === 0) {
    expect([x1, x2]).toEqual([100, 180]);
    expect([y1, y2]).toEqual([197.5, 216]);
  } else {
    // The lines run along the other side, from the note's start.
    expect([y1, y2]).toEqual([200, 213.5]);
    expect([x1, x2]).toEqual(rotation === 90 ? [97.5, 116] : [164, 182.5]);
  }
});

test.each([
  ['has Latin letters alone', saved(noteObject(7, '(It’s)'.replace('’', '\\)')))],
  ['has Latin letters with signs', saved(noteObject(7, utf16('“Über” – 5 €')))],
  ['is in a protected file', saved(noteObject(7, utf16('नमस्ते')), { more: ' /Encrypt 2 0 R' })],
  ['is of another kind', saved(noteObject(7, utf16('नमस्ते')).replace('/FreeText', '/Highlight'))],
])('2.7 the file stays as it was when the note %s', async (_, file) => {
  expect(await drawNotes(file, BEFORE.length, draw)).toBe(file);
  expect(drawn).toEqual([]);
});

test('2.7 a file in which nothing was saved stays as it was', async () => {
  const file = toBytes(BEFORE);
  expect(await drawNotes(file, file.length, draw)).toBe(file);
});

test('2.7 an unreadable update throws', async () => {
  const broken = toBytes(`${BEFORE}7 0 obj\n<< /Contents (open`);
  await expect(drawNotes(broken, BEFORE.length, draw)).rejects.toThrow(SyntaxError);
});
