import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { LINE_HEIGHT } from '#lib/pdf/notes/note.ts';

interface NoteData {
  subtype: string;
  rotation: number;
  textContent?: string[];
  /** The start of the first line, from the corner of the note. */
  textPosition?: [number, number];
  defaultAppearanceData?: { fontSize: number };
}

/** Pages whose notes are corrected. */
const corrected = new WeakSet<PDFPageProxy>();

/** pdf.js takes the last line of a note for the first: moves its start up to the first line. */
function moveStart({ subtype, rotation, textContent, textPosition, defaultAppearanceData }: NoteData) {
  if (subtype !== 'FreeText' || !textContent || !textPosition || !defaultAppearanceData) return;
  const below = (textContent.length - 1) * LINE_HEIGHT * defaultAppearanceData.fontSize;
  if (rotation === 0) textPosition[1] += below;
  if (rotation === 270) textPosition[0] += below;
}

/** Keeps notes of several lines in their position when they are edited again. */
export function moveNoteStarts(pdf: PDFDocumentProxy) {
  const getPage = pdf.getPage.bind(pdf);
  const getCorrectedPage = async (number: number) => {
    const page = await getPage(number);
    if (corrected.has(page)) return page;
    corrected.add(page);
    const getAnnotations = page.getAnnotations.bind(page);
    const getCorrectedAnnotations: typeof getAnnotations = async (options) => {
      const annotations: NoteData[] = await getAnnotations(options);
      for (const annotation of annotations) moveStart(annotation);
      return annotations;
    };
    return Object.assign(page, { getAnnotations: getCorrectedAnnotations });
  };
  Object.assign(pdf, { getPage: getCorrectedPage });
}
