import type { AnnotationEditorUIManager } from 'pdfjs-dist';

/** The alternative text of an image; `null` when it has none yet. */
export interface AltText {
  altText: string | null;
  decorative: boolean;
}

type ImageEditor = Parameters<AnnotationEditorUIManager['setSelected']>[0];

export interface AltTextRequest {
  current: AltText;
  /** Without a text the image stays unchanged. */
  finish: (text?: AltText) => void;
}

/** Called by pdf.js when an image was added or its alternative text is to be changed. */
export function createAltTextManager(ask: (request: AltTextRequest | undefined) => void) {
  return {
    editAltText(manager: AnnotationEditorUIManager, editor: ImageEditor) {
      manager.removeEditListeners();
      const { altText, decorative } = editor.altTextData;
      ask({
        current: { altText, decorative },
        finish: (text) => {
          ask(undefined);
          if (text) editor.altTextData = text;
          manager.addEditListeners();
          editor.altTextFinish();
          manager.setSelected(editor);
          // The dialog returned the focus to its button; arrow keys should move the image.
          editor.div?.focus();
        },
      });
    },
    destroy: () => ask(undefined),
  };
}
