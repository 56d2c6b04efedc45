import type { AnnotationEditorUIManager, PDFDocumentProxy } from 'pdfjs-dist';
import { drawNotes } from '#lib/pdf/notes/draw-notes.ts';
import { drawNote } from './draw-note.ts';

/** The file from pdf.js with images of notes in Hindi; without the images when drawing them fails. */
async function savedBytes(pdf: PDFDocumentProxy): Promise<Uint8Array> {
  const bytes = await pdf.saveDocument();
  const { length } = await pdf.getDownloadInfo();
  return await drawNotes(bytes, length, drawNote).catch(() => bytes);
}

/** The document with its annotations, unfinished ones too. */
async function documentBytes(pdf: PDFDocumentProxy, manager: AnnotationEditorUIManager | undefined): Promise<Uint8Array> {
  manager?.endCurrentEditing();
  // pdf.js moves a finished note in a later task.
  await new Promise((resolve) => setTimeout(resolve));
  return pdf.annotationStorage.size > 0 ? await savedBytes(pdf) : await pdf.getData();
}

/**
 * Downloads the document with its annotations.
 * @throws when the rest of the file cannot be fetched or the file cannot be written
 */
export async function downloadDocument(pdf: PDFDocumentProxy, manager: AnnotationEditorUIManager | undefined, name: string) {
  const bytes = await documentBytes(pdf, manager);
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after a while.
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
