import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { PasswordResponses } from './engine.ts';
import { type OpenedSource, openSource } from './source.ts';

interface PasswordRequest {
  wrong: boolean;
  answer: (password: string) => void;
}

interface LoadingState {
  source?: OpenedSource | undefined;
  pdf?: PDFDocumentProxy | undefined;
  failed: boolean;
  request?: PasswordRequest | undefined;
  /** Of the first request, from 0 to 1. */
  progress?: number | undefined;
  /** Whether parts of an open document cannot be fetched. */
  stalled: boolean;
}

const START: LoadingState = { failed: false, stalled: false };

/** Loads a document: loading, password request, open or failed, with a retry. */
export function useLoading(file: string) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(START);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same file again.
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const patch = (change: Partial<LoadingState>) => signal.aborted || setState((before) => ({ ...before, ...change }));
    setState(START);
    openSource(file, {
      signal,
      onProgress: (progress) => patch({ progress }),
      onStalled: (stalled) => patch({ stalled }),
    }).then(
      (source) => patch({ source }),
      () => patch({ failed: true }),
    );
    return () => abort.abort();
  }, [file, attempt]);

  const patch = (change: Partial<LoadingState>) => setState((before) => ({ ...before, ...change }));
  const fail = () => patch({ request: undefined, failed: true });
  return {
    ...state,
    attempt,
    retry: () => setAttempt((before) => before + 1),
    /** Retries the missing parts of an open document. */
    fetchMissing: () => state.source && 'range' in state.source && state.source.range.retry(),
    /** Props of react-pdf's `<Document>`. */
    events: {
      onLoadSuccess: (pdf: PDFDocumentProxy) => patch({ request: undefined, pdf }),
      onLoadError: fail,
      onSourceError: fail,
      onPassword: (callback: (password: string | null) => void, reason: number) =>
        patch({
          request: {
            wrong: reason === PasswordResponses.INCORRECT_PASSWORD,
            answer: (password) => {
              patch({ request: undefined });
              callback(password);
            },
          },
        }),
    },
  };
}
