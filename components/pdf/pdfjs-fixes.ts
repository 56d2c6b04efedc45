import { pdfjs } from './engine.ts';

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
