import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { LINE_HEIGHT } from '#lib/pdf/notes/note.ts';

interface NoteData {
  subtype: string;
  rotation: number;
  textContent?: string[];
  /** Where the first line begins, from the corner of the note. */
  textPosition?: [number, number];
  defaultAppearanceData?: { fontSize: number };
}

/** The notes of these pages are placed already. */
const placed = new WeakSet<PDFPageProxy>();

/** Moves the begin of a note from its last line, which pdf.js takes for the first, up to the first one. */
function place({ subtype, rotation, textContent, textPosition, defaultAppearanceData }: NoteData) {
  if (subtype !== 'FreeText' || !textContent || !textPosition || !defaultAppearanceData) return;
  const below = (textContent.length - 1) * LINE_HEIGHT * defaultAppearanceData.fontSize;
  if (rotation === 0) textPosition[1] += below;
  if (rotation === 270) textPosition[0] += below;
}

/** Keeps notes of several lines where they are when they are taken up to be edited. */
export function placeNotes(pdf: PDFDocumentProxy) {
  const getPage = pdf.getPage.bind(pdf);
  const getPlacedPage = async (number: number) => {
    const page = await getPage(number);
    if (placed.has(page)) return page;
    placed.add(page);
    const getAnnotations = page.getAnnotations.bind(page);
    const getPlacedAnnotations: typeof getAnnotations = async (options) => {
      const annotations: NoteData[] = await getAnnotations(options);
      for (const annotation of annotations) place(annotation);
      return annotations;
    };
    return Object.assign(page, { getAnnotations: getPlacedAnnotations });
  };
  Object.assign(pdf, { getPage: getPlacedPage });
}
