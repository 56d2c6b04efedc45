import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { PasswordResponses } from './engine.ts';
import { type OpenedSource, openSource } from './source.ts';

/** What is asked of the reader before a protected document opens. */
interface PasswordRequest {
  wrong: boolean;
  answer: (password: string) => void;
}

/** Where one try at a document stands. */
interface Progress {
  source?: OpenedSource | undefined;
  pdf?: PDFDocumentProxy | undefined;
  failed: boolean;
  request?: PasswordRequest | undefined;
  /** How much of what is fetched at first is there, from 0 to 1; nothing while that is not known. */
  share?: number | undefined;
  /** Whether parts of an open document do not come. */
  trouble: boolean;
}

const START: Progress = { failed: false, trouble: false };

/** The loading of a document (spec 4): loading, asking for a password, open, failed; and again. */
export function useLoading(file: string) {
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState(START);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same file again.
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const patch = (change: Partial<Progress>) => signal.aborted || setProgress((before) => ({ ...before, ...change }));
    setProgress(START);
    openSource(file, {
      signal,
      onShare: (share) => patch({ share }),
      onTrouble: (trouble) => patch({ trouble }),
    }).then(
      (source) => patch({ source }),
      () => patch({ failed: true }),
    );
    return () => abort.abort();
  }, [file, attempt]);

  const patch = (change: Partial<Progress>) => setProgress((before) => ({ ...before, ...change }));
  const fail = () => patch({ request: undefined, failed: true });
  return {
    ...progress,
    attempt,
    /** Loads the document anew. */
    retry: () => setAttempt((before) => before + 1),
    /** Asks again for the missing parts of an open document. */
    fetchMissing: () => progress.source && 'range' in progress.source && progress.source.range.retry(),
    /** What react-pdf's `<Document>` tells. */
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
