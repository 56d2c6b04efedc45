import type { AnnotationEditorUIManager, PDFDocumentProxy } from 'pdfjs-dist';
import { drawNotes } from '#lib/pdf/notes/draw-notes.ts';
import { drawNote } from './note-picture.ts';

/** What pdf.js writes, with pictures of notes in Hindi; as it was written when that fails, since no note is lost then. */
async function savedBytes(pdf: PDFDocumentProxy): Promise<Uint8Array> {
  const bytes = await pdf.saveDocument();
  const { length } = await pdf.getDownloadInfo();
  return await drawNotes(bytes, length, drawNote).catch(() => bytes);
}

/** The document with the annotations of this visit as a real PDF; what is half written or drawn belongs to it. */
async function documentBytes(pdf: PDFDocumentProxy, manager: AnnotationEditorUIManager | undefined): Promise<Uint8Array> {
  manager?.endCurrentEditing();
  // In a later task pdf.js gives a finished note its place in the reading order.
  await new Promise((resolve) => setTimeout(resolve));
  return pdf.annotationStorage.size > 0 ? await savedBytes(pdf) : await pdf.getData();
}

/**
 * 'Download with annotations'.
 * @throws what the library throws when the rest of the file cannot be fetched or the file cannot be written
 */
export async function downloadDocument(pdf: PDFDocumentProxy, manager: AnnotationEditorUIManager | undefined, name: string) {
  const bytes = await documentBytes(pdf, manager);
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over when the next task runs; some need longer on a slow machine.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Warns before unsaved annotations or filled-in fields are lost.
 * @param signal ends the watch
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
