import { pdfjs } from './engine.ts';

const { AnnotationEditorLayer } = pdfjs;
const { moveEditorInDOM } = AnnotationEditorLayer.prototype;

/**
 * pdf.js moves a new annotation to its place in the reading order in a later task, which takes the focus from it, and gives the
 * focus back in another task. Keys pressed in between are lost, and a note finished in between gets no toolbar. Here a note is
 * not moved while it is written (pdf.js moves it again when it is finished), and the focus comes back at once.
 */
AnnotationEditorLayer.prototype.moveEditorInDOM = function moveAndKeepFocus(editor) {
  if (editor.isInEditMode()) return;
  const focused = document.activeElement;
  moveEditorInDOM.call(this, editor);
  if (focused instanceof HTMLElement && editor.div?.contains(focused)) focused.focus({ preventScroll: true });
};
