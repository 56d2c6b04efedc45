import type { Picture } from '#lib/pdf/notes/appearance.ts';
import { LINE_HEIGHT, type Note } from '#lib/pdf/notes/note.ts';

/** How many dots of a picture stand for a point of the page, along one side. */
const DOTS = 3;

/** A canvas as large as a note, ready to write as the editor does. */
function canvasFor({ width, height, size, colour }: Note, family: string): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * DOTS);
  canvas.height = Math.ceil(height * DOTS);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.font = `${size * DOTS}px ${family}`;
  context.fillStyle = `rgb(${colour.map((share) => Math.round(share * 255)).join(' ')})`;
  return context;
}

/** Colours and opacities apart. Where nothing is drawn the colour is the note's: readers that blur the picture mix it in. */
function split({ data, width, height }: ImageData, { colour }: Note): Omit<Picture, 'lineWidths'> {
  const colours = new Uint8Array(width * height * 3);
  const opacities = new Uint8Array(width * height);
  const own = colour.map((share) => Math.round(share * 255));
  for (let dot = 0; dot < opacities.length; dot += 1) {
    const opacity = data[4 * dot + 3] ?? 0;
    opacities[dot] = opacity;
    colours.set(opacity > 0 ? data.subarray(4 * dot, 4 * dot + 3) : own, 3 * dot);
  }
  return { width, height, colours, opacities };
}

/** Draws the words of a note as they look in the editor, in letters that the browser joins. */
export async function drawNote(note: Note): Promise<Picture> {
  const screen = document.querySelector('.pdf-screen') ?? document.body;
  const family = getComputedStyle(screen).getPropertyValue('--pdf-note-font') || 'sans-serif';
  const { lines, size, room } = note;
  await document.fonts.load(`${size * DOTS}px ${family}`, lines.join(' '));
  const context = canvasFor(note, family);
  const { width, height } = context.canvas;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText(lines[0] ?? '');
  const line = LINE_HEIGHT * size * DOTS;
  const first = room * DOTS + (line + ascent - descent) / 2;
  for (const [index, words] of lines.entries()) context.fillText(words, 0, first + index * line, width);
  const lineWidths = lines.map((words) => Math.min(width, context.measureText(words).width) / DOTS);
  return { ...split(context.getImageData(0, 0, width, height), note), lineWidths };
}
