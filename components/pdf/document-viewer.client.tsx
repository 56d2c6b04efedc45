'use client';

import './pdf.css';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ContentGuard } from '#components/ui/content-guard.client.tsx';
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
  /** What the document is called: the heading of the screen. */
  fileName: string;
  /** Where the way back leads when there is no page to go back to, with its language. */
  backHref: string;
  labels: DocumentLabels;
  /** The address of the worker when it is not the site's own (`PDF_WORKER_SRC`). */
  workerSrc?: string | undefined;
  /** The button that passes the document on, made on the server. */
  share?: ReactNode | undefined;
  /** The plain link to the file, made on the server: it stands here until the viewer runs. */
  children: ReactNode;
}

/**
 * The whole PDF screen (spec 2.7): bar with the way back, the one `h1` and the tools, then `<main id="main">`. The page puts
 * no shell around it. The server draws the bar and, in `<main>`, `children`; when the viewer's script has come it takes over,
 * and when it does not come the link stays. Right-click is blocked, the keyboard's menu is not.
 */
export function DocumentViewer(props: DocumentViewerProps) {
  const [loaded, setLoaded] = useState<{ Screen: ComponentType<DocumentViewerProps> }>();
  useEffect(() => {
    let stale = false;
    loadIsland(() => import('./screen.tsx')).then((chunk) => {
      if (chunk && !stale) setLoaded({ Screen: chunk.default });
    });
    return () => {
      stale = true;
    };
  }, []);
  const { fileName, backHref, labels, share, children } = props;
  return (
    <>
      {loaded ? (
        <loaded.Screen {...props} />
      ) : (
        <Frame fileName={fileName} backHref={backHref} labels={labels} share={share}>
          <div className="absolute inset-0 grid place-items-center overflow-auto bg-khadi-50 p-6">{children}</div>
        </Frame>
      )}
      <ContentGuard contextMenu copy={false} selection={false} />
    </>
  );
}
