import type { ReactNode } from 'react';
import type { DocumentLabels } from './labels.ts';
import { Notice } from './notice.tsx';
import { PasswordForm } from './password-form.tsx';
import type { useLoading } from './use-loading.ts';

interface LoadingNoticeProps {
  labels: DocumentLabels;
  loading: ReturnType<typeof useLoading>;
  /** A link to the file. */
  link: ReactNode;
}

/** Shown until the document is open (spec 2.7): progress, password form, or error with a retry. */
export function LoadingNotice({ labels, loading, link }: LoadingNoticeProps) {
  const { failed, request, progress, pdf, retry } = loading;
  if (request) return <PasswordForm labels={labels} wrong={request.wrong} onPassword={request.answer} />;
  if (pdf) return <Notice urgent text={labels.noPage} />;
  if (failed) {
    return (
      <Notice urgent text={labels.failed}>
        <button type="button" className={`btn ${link ? 'btn-secondary' : 'btn-primary'}`} onClick={retry}>
          {labels.retry}
        </button>
        {link}
      </Notice>
    );
  }
  return (
    <Notice busy text={labels.loading}>
      <progress className="pdf-progress" aria-label={labels.loading} value={progress} max={1} />
    </Notice>
  );
}
