import type { ReactNode } from 'react';
import { BackButton } from './back-button.tsx';
import type { DocumentLabels } from './labels.ts';

interface FrameProps {
  fileName: string;
  backHref: string;
  labels: DocumentLabels;
  /** The tools, in the bar from `md` and in a row of their own below. */
  tools?: ReactNode | undefined;
  actions?: ReactNode | undefined;
  /** The share button, rendered on the server. */
  share?: ReactNode | undefined;
  /** The menu with languages and text size, rendered on the server. */
  options?: ReactNode | undefined;
  /** The rows under the bar. */
  rows?: ReactNode | undefined;
  /** The content of `<main>`. */
  children: ReactNode;
  /** After `<main>`: the pager. */
  footer?: ReactNode | undefined;
  /** Under the bar: the note on the language, rendered on the server. */
  note?: ReactNode | undefined;
}

/** The layout of the document page: a bar with back button, heading and tools; the document; the pager. */
export function Frame({ fileName, backHref, labels, tools, actions, share, options, rows, children, footer, note }: FrameProps) {
  return (
    <div className="pdf-screen" data-island="load">
      <header className="relative z-20 bg-mor-950 text-white">
        <div className="flex flex-wrap items-center gap-x-1 px-2 md:gap-x-2 md:px-5">
          <BackButton backHref={backHref} label={labels.back} />
          <h1 className="flex min-h-16 min-w-0 flex-1 items-center text-base font-semibold md:text-h4">
            <span className="truncate">{fileName}</span>
          </h1>
          {tools}
          {actions}
          {options}
          {share}
        </div>
        {rows}
      </header>
      {note}
      <main id="main" tabIndex={-1} className="relative isolate min-h-0 grow outline-none">
        {children}
      </main>
      {footer}
    </div>
  );
}
