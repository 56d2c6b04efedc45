import type { AnnotationEditorUIManager } from 'pdfjs-dist';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { DocumentLabels } from './labels.ts';

/** `null` for an image without one. */
interface AltText {
  altText: string | null;
  decorative: boolean;
}

type ImageEditor = Parameters<AnnotationEditorUIManager['setSelected']>[0];

export interface AltTextRequest {
  current: AltText;
  /** Without a text the image stays unchanged. */
  finish: (text?: AltText) => void;
}

/** Called by pdf.js for a new image, or to change its text. */
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

/** Cancelling changes nothing. */
export function AltTextDialog({ request, labels }: { request: AltTextRequest; labels: DocumentLabels }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const saved = useRef<AltText>(undefined);
  const [text, setText] = useState(request.current.altText ?? '');
  const [decorative, setDecorative] = useState(request.current.decorative);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    saved.current = { altText: decorative ? '' : text.trim(), decorative };
    // Closed first, because `finish` moves the focus to the image.
    dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      className="popup pdf-dialog"
      onClose={() => request.finish(saved.current)}
    >
      <form onSubmit={save} className="p-6">
        <h2 id={`${id}-title`} className="text-h3">
          {labels.describe}
        </h2>
        <label htmlFor={`${id}-text`} className="mt-4 block font-semibold">
          {labels.description}
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {labels.describeHint}
        </p>
        <textarea
          id={`${id}-text`}
          rows={3}
          value={text}
          disabled={decorative}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setText(event.target.value)}
          className="field mt-1.5"
        />
        <label className="mt-2 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={decorative}
            onChange={(event) => setDecorative(event.target.checked)}
            className="size-5 accent-mor-700"
          />
          {labels.decorative}
        </label>
        <div className="mt-4 flex flex-wrap gap-3">
          <button type="submit" className="btn btn-primary">
            {labels.save}
          </button>
          <button type="button" className="btn btn-secondary" onClick={() => dialog.current?.close()}>
            {labels.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}
