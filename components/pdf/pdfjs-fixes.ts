import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { LINE_HEIGHT } from '#lib/pdf/notes/note.ts';
import { pdfjs } from './engine.ts';

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

const { AnnotationEditorLayer } = pdfjs;
const { moveEditorInDOM } = AnnotationEditorLayer.prototype;

/**
 * pdf.js moves a new annotation within the DOM, to its position in the reading order, in a later task. The annotation loses the
 * focus and gets it back in another task: keys pressed in between are lost, and a note finished in between has no toolbar. Here a
 * note is not moved while it is edited (pdf.js moves it again afterwards), and the focus is restored at once.
 */
AnnotationEditorLayer.prototype.moveEditorInDOM = function moveAndKeepFocus(editor) {
  if (editor.isInEditMode()) return;
  const focused = document.activeElement;
  moveEditorInDOM.call(this, editor);
  if (focused instanceof HTMLElement && editor.div?.contains(focused)) focused.focus({ preventScroll: true });
};
