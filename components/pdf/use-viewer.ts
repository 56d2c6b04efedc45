import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { Locale } from '#lib/i18n/locales.ts';
import type { AltTextRequest } from './alt-text-dialog.tsx';
import type { DocumentLabels } from './labels.ts';
import { type Mounted, mountViewer } from './mount.ts';
import { warnBeforeLoss } from './save.ts';
import { initialState, type ViewerState } from './state.ts';

/** Props of every control of the viewer. */
export interface ControlProps {
  labels: DocumentLabels;
  state: ViewerState;
  mounted: Mounted | undefined;
}

interface ViewerInput {
  pdf: PDFDocumentProxy | undefined;
  page: number;
  readOnly: boolean;
  locale: Locale;
}

const reducer = (state: ViewerState, patch: Partial<ViewerState>): ViewerState => ({ ...state, ...patch });

/** Opens a document in the viewer. React does not touch the content of `container` and `alert`. */
export function useViewer({ pdf, page, readOnly, locale }: ViewerInput) {
  const container = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  const [state, patch] = useReducer(reducer, initialState(page, 0));
  const [mounted, setMounted] = useState<Mounted>();
  const [altText, askAltText] = useState<AltTextRequest>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `page` is only the first page.
  useEffect(() => {
    if (!pdf || pdf.numPages < 1 || !container.current || !alert.current) return;
    const watch = new AbortController();
    const parts = { container: container.current, alert: alert.current };
    patch(initialState(page, pdf.numPages));
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
