import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { Locale } from '#lib/i18n/locales.ts';
import type { AltTextRequest } from './alt-text.ts';
import { type Mounted, mountViewer } from './mount.ts';
import { warnBeforeLoss } from './save.ts';
import { startState, type ViewerState } from './state.ts';

interface ViewerInput {
  /** The open document; nothing is shown without one. */
  pdf: PDFDocumentProxy | undefined;
  /** The page to open. */
  page: number;
  readOnly: boolean;
  locale: Locale;
}

const patched = (state: ViewerState, patch: Partial<ViewerState>): ViewerState => ({ ...state, ...patch });

/** Opens a document in the viewer and says what it shows. `container` and `alert` are elements that React leaves alone. */
export function useViewer({ pdf, page, readOnly, locale }: ViewerInput) {
  const container = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  const [state, patch] = useReducer(patched, startState(page, 0));
  const [mounted, setMounted] = useState<Mounted>();
  const [altText, askAltText] = useState<AltTextRequest>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is where to begin; afterwards the viewer knows better.
  useEffect(() => {
    if (!pdf || pdf.numPages < 1 || !container.current || !alert.current) return;
    const watch = new AbortController();
    const parts = { container: container.current, alert: alert.current };
    patch(startState(page, pdf.numPages));
    const opened = mountViewer({ pdf, ...parts, page, readOnly, locale, patch, askAltText });
    warnBeforeLoss(pdf, watch.signal);
    setMounted(opened);
    return () => {
      watch.abort();
      opened.destroy();
      setMounted(undefined);
    };
  }, [pdf, readOnly, locale]);

  return { container, alert, state, mounted, altText };
}
