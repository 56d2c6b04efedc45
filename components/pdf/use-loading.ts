import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useState } from 'react';
import { PasswordResponses } from './engine.ts';

/** What is asked of the reader before a protected document opens. */
interface PasswordRequest {
  wrong: boolean;
  answer: (password: string) => void;
}

/** Where the loading of a document stands (spec 4): loading, asking for a password, open, failed; and again. */
export function useLoading() {
  const [attempt, setAttempt] = useState(0);
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [failed, setFailed] = useState(false);
  const [request, setRequest] = useState<PasswordRequest>();
  const [share, setShare] = useState<number>();
  const fail = () => {
    setRequest(undefined);
    setFailed(true);
  };
  return {
    attempt,
    pdf,
    failed,
    request,
    /** How much of the file is there, from 0 to 1, when its size is known. */
    share,
    retry: () => {
      setAttempt((before) => before + 1);
      setPdf(undefined);
      setFailed(false);
      setRequest(undefined);
      setShare(undefined);
    },
    /** What react-pdf's `<Document>` tells. */
    events: {
      onLoadSuccess: (loaded: PDFDocumentProxy) => {
        setRequest(undefined);
        setPdf(loaded);
      },
      onLoadError: fail,
      onSourceError: fail,
      onLoadProgress: ({ loaded, total }: { loaded: number; total: number }) =>
        setShare(total > 0 ? Math.min(1, loaded / total) : undefined),
      onPassword: (callback: (password: string | null) => void, reason: number) =>
        setRequest({
          wrong: reason === PasswordResponses.INCORRECT_PASSWORD,
          answer: (password) => {
            setRequest(undefined);
            callback(password);
          },
        }),
    },
  };
}
