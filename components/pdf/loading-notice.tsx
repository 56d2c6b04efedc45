import type { ReactNode } from 'react';
import type { DocumentLabels } from './labels.ts';
import { Notice } from './notice.tsx';
import { PasswordForm } from './password-form.tsx';
import type { useLoading } from './use-loading.ts';

interface LoadingNoticeProps {
  labels: DocumentLabels;
  loading: ReturnType<typeof useLoading>;
  /** The plain link to the file, for a reader of the visitor's own. */
  link: ReactNode;
}

/** What stands in place of the document until it is open (spec 2.7): progress, the password form, the failure with a retry. */
export function LoadingNotice({ labels, loading, link }: LoadingNoticeProps) {
  const { failed, request, share, pdf, retry } = loading;
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
      <progress className="pdf-progress" aria-label={labels.loading} value={share} max={1} />
    </Notice>
  );
}
