import type { AnnotationEditorUIManager, PDFDocumentProxy } from 'pdfjs-dist';
import type { NoteImage } from '#lib/pdf/notes/appearance.ts';
import { drawNotes } from '#lib/pdf/notes/draw-notes.ts';
import { LINE_HEIGHT, type Note } from '#lib/pdf/notes/note.ts';

/** Pixels of the image per point of the page. */
const PIXELS = 3;

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

/** Separates colours and opacities. Transparent pixels get the note's colour, because viewers that smooth the image blend it in. */
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

/** Draws a note as in the editor; the browser shapes the letters. */
async function drawNote(note: Note): Promise<NoteImage> {
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

/** With images of Hindi notes, or without when drawing fails. */
async function savedBytes(pdf: PDFDocumentProxy): Promise<Uint8Array> {
  const bytes = await pdf.saveDocument();
  const { length } = await pdf.getDownloadInfo();
  return await drawNotes(bytes, length, drawNote).catch(() => bytes);
}

/** With unfinished annotations. */
async function documentBytes(pdf: PDFDocumentProxy, manager: AnnotationEditorUIManager | undefined): Promise<Uint8Array> {
  manager?.endCurrentEditing();
  // pdf.js moves a finished note in a later task.
  await new Promise((resolve) => setTimeout(resolve));
  return pdf.annotationStorage.size > 0 ? await savedBytes(pdf) : await pdf.getData();
}

/** @throws when the rest of the file cannot be fetched or the file cannot be written */
export async function downloadDocument(pdf: PDFDocumentProxy, manager: AnnotationEditorUIManager | undefined, name: string) {
  const bytes = await documentBytes(pdf, manager);
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Warns before unsaved annotations or filled-in fields are lost.
 * @param signal removes the listener
 */
export function warnBeforeLoss(pdf: PDFDocumentProxy, signal: AbortSignal) {
  let unsaved = false;
  Object.assign(pdf.annotationStorage, {
    onSetModified: () => {
      unsaved = true;
    },
    onResetModified: () => {
      unsaved = false;
    },
  });
  window.addEventListener('beforeunload', (event) => unsaved && event.preventDefault(), { signal });
}
