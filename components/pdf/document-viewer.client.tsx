'use client';

import './pdf.css';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ContentGuard } from '#components/ui/content-guard.tsx';
import { loadIsland } from '#lib/browser/chunks.ts';
import { Frame } from './frame.tsx';
import type { DocumentLabels } from './labels.ts';

export interface DocumentViewerProps {
  /** The checked address of the file: a path of the site or a full address. */
  file: string;
  /** The page to open, from 1. */
  page: number;
  /** Whether the document may only be read: no tools, no download. */
  readOnly: boolean;
  /** The heading of the page. */
  fileName: string;
  /** Where the back button leads when there is no previous page, with language. */
  backHref: string;
  labels: DocumentLabels;
  /** The address of another worker script (`PDF_WORKER_SRC`). */
  workerSrc?: string | undefined;
  /** The share button, rendered on the server. */
  share?: ReactNode | undefined;
  /** The menu with languages and text size, rendered on the server. */
  options?: ReactNode | undefined;
  /** The note on the language, rendered on the server. */
  note?: ReactNode | undefined;
  /** A link to the file, shown until the viewer is loaded. */
  children: ReactNode;
}

/**
 * The document page (spec 2.7), which has no shell: a bar with back button, heading and tools, then `<main>`. The server renders
 * the bar and `children`; they stay when the viewer cannot be loaded. Right-click is blocked, the context menu key is not.
 */
export function DocumentViewer(props: DocumentViewerProps) {
  const [loaded, setLoaded] = useState<{ Viewer: ComponentType<DocumentViewerProps> }>();
  useEffect(() => {
    let stale = false;
    loadIsland(() => import('./viewer.tsx')).then((chunk) => {
      if (chunk && !stale) setLoaded({ Viewer: chunk.default });
    });
    return () => {
      stale = true;
    };
  }, []);
  const { fileName, backHref, labels, share, options, note, children } = props;
  return (
    <>
      {loaded ? (
        <loaded.Viewer {...props} />
      ) : (
        <Frame fileName={fileName} backHref={backHref} labels={labels} {...{ share, options, note }}>
          <div className="absolute inset-0 grid place-items-center overflow-auto bg-khadi-50 p-6">{children}</div>
        </Frame>
      )}
      <ContentGuard contextMenu copy={false} selection={false} />
    </>
  );
}
