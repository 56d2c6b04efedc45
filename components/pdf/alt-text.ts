import type { AnnotationEditorUIManager } from 'pdfjs-dist';

/** The words that stand for an image; `null` when none were given. */
export interface AltText {
  altText: string | null;
  decorative: boolean;
}

type ImageEditor = Parameters<AnnotationEditorUIManager['setSelected']>[0];

/** An image whose words are asked for. */
export interface AltTextRequest {
  given: AltText;
  /** Ends the request; without an answer the image stays as it was. */
  answer: (text?: AltText) => void;
}

/** What the viewer calls when an image was added or its description is to be changed: it opens a dialog of ours. */
export function createAltTextManager(ask: (request: AltTextRequest | undefined) => void) {
  return {
    editAltText(manager: AnnotationEditorUIManager, editor: ImageEditor) {
      manager.removeEditListeners();
      const { altText, decorative } = editor.altTextData;
      ask({
        given: { altText, decorative },
        answer: (text) => {
          ask(undefined);
          if (text) editor.altTextData = text;
          manager.addEditListeners();
          editor.altTextFinish();
          manager.setSelected(editor);
          // The dialog gave the keyboard back to the button that opened it; what comes next is moving the image.
          editor.div?.focus();
        },
      });
    },
    destroy: () => ask(undefined),
  };
}
