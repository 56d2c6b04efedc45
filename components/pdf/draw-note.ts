import type { NoteImage } from '#lib/pdf/notes/appearance.ts';
import { LINE_HEIGHT, type Note } from '#lib/pdf/notes/note.ts';

/** Pixels of the image per point of the page. */
const PIXELS = 3;

/** A canvas of the size of a note, with the font and colour of the editor. */
function canvasFor({ width, height, size, colour }: Note, family: string): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * PIXELS);
  canvas.height = Math.ceil(height * PIXELS);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.font = `${size * PIXELS}px ${family}`;
  context.fillStyle = `rgb(${colour.map((share) => Math.round(share * 255)).join(' ')})`;
  return context;
}

/** Separates colours and opacities. Transparent pixels get the colour of the note, because viewers that smooth the image blend it in. */
function split({ data, width, height }: ImageData, { colour }: Note): Omit<NoteImage, 'lineWidths'> {
  const colours = new Uint8Array(width * height * 3);
  const opacities = new Uint8Array(width * height);
  const noteColour = colour.map((share) => Math.round(share * 255));
  for (let dot = 0; dot < opacities.length; dot += 1) {
    const opacity = data[4 * dot + 3] ?? 0;
    opacities[dot] = opacity;
    colours.set(opacity > 0 ? data.subarray(4 * dot, 4 * dot + 3) : noteColour, 3 * dot);
  }
  return { width, height, colours, opacities };
}

/** Draws the text of a note as it looks in the editor; the browser shapes the letters. */
export async function drawNote(note: Note): Promise<NoteImage> {
  const viewer = document.querySelector('.pdf-screen') ?? document.body;
  const family = getComputedStyle(viewer).getPropertyValue('--pdf-note-font') || 'sans-serif';
  const { lines, size, room } = note;
  await document.fonts.load(`${size * PIXELS}px ${family}`, lines.join(' '));
  const context = canvasFor(note, family);
  const { width, height } = context.canvas;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText(lines[0] ?? '');
  const line = LINE_HEIGHT * size * PIXELS;
  const first = room * PIXELS + (line + ascent - descent) / 2;
  for (const [index, words] of lines.entries()) context.fillText(words, 0, first + index * line, width);
  const lineWidths = lines.map((words) => Math.min(width, context.measureText(words).width) / PIXELS);
  return { ...split(context.getImageData(0, 0, width, height), note), lineWidths };
}
