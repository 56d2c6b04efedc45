import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { LINE_HEIGHT } from '#lib/pdf/notes/note.ts';
import { pdfjs } from './engine.ts';

interface NoteData {
  subtype: string;
  rotation: number;
  textContent?: string[];
  /** Start of the first line, from the corner of the note. */
  textPosition?: [number, number];
  defaultAppearanceData?: { fontSize: number };
}

/** Pages with corrected notes. */
const corrected = new WeakSet<PDFPageProxy>();

/** pdf.js takes a note's last line for the first: moves its start up. */
function moveStart({ subtype, rotation, textContent, textPosition, defaultAppearanceData }: NoteData) {
  if (subtype !== 'FreeText' || !textContent || !textPosition || !defaultAppearanceData) return;
  const below = (textContent.length - 1) * LINE_HEIGHT * defaultAppearanceData.fontSize;
  if (rotation === 0) textPosition[1] += below;
  if (rotation === 270) textPosition[0] += below;
}

/** Keeps multi-line notes in position when edited again. */
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

const { AnnotationEditorLayer } = pdfjs;
const { moveEditorInDOM } = AnnotationEditorLayer.prototype;

/**
 * pdf.js moves a new annotation in the DOM to its reading order in a later task; it loses the focus until another task: keys in between
 * are lost, and a note finished in between has no toolbar. Here a note is not moved while it is edited (pdf.js moves it afterwards), and
 * the focus is restored at once.
 */
AnnotationEditorLayer.prototype.moveEditorInDOM = function moveAndKeepFocus(editor) {
  if (editor.isInEditMode()) return;
  const focused = document.activeElement;
  moveEditorInDOM.call(this, editor);
  if (focused instanceof HTMLElement && editor.div?.contains(focused)) focused.focus({ preventScroll: true });
};
