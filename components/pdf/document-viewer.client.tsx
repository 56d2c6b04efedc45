'use client';

import './sheet.css';
import { type ComponentType, type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { ContentGuard } from '#components/ui/content-guard.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { loadIsland } from '#lib/browser/chunks.ts';
import type { ViewerProps } from './viewer.tsx';

/** The referrer, if of this site. */
function sitePageBefore(): string | undefined {
  if (!URL.canParse(document.referrer)) return undefined;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && pathname !== location.pathname ? document.referrer : undefined;
}

/** Without a previous page of the site, or without script, it leads to `backHref`. */
function BackButton({ backHref, label }: { backHref: string; label: string }) {
  const [path = '', query] = backHref.split('?', 2);
  const goBack = (event: FormEvent) => {
    const address = sitePageBefore();
    if (address === undefined) return;
    event.preventDefault();
    location.assign(address);
  };
  return (
    <form action={path} onSubmit={goBack}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="icon-btn hover:bg-on-dark/10" aria-label={label}>
        <Icon name="arrow-left" className="points" />
      </button>
    </form>
  );
}

export interface DocumentViewerProps extends Omit<ViewerProps, 'slots'> {
  fileName: string;
  /** Without a previous page; with language. */
  backHref: string;
  share?: ReactNode | undefined;
  /** Languages and text size, from the server. */
  options?: ReactNode | undefined;
  note?: ReactNode | undefined;
}

/**
 * A bar with back button, heading and tools, then `<main>`. The server renders the bar and `children`, which stay when the viewer cannot
 * be loaded. The loaded viewer replaces `children` and fills the slots, so that the bar keeps focus and messages. Right-click is blocked,
 * the context menu key is not.
 */
export function DocumentViewer({ fileName, backHref, share, options, note, ...props }: DocumentViewerProps) {
  const [loaded, setLoaded] = useState<{ Viewer: ComponentType<ViewerProps> }>();
  const [bar, setBar] = useState<Element | null>(null);
  const [rows, setRows] = useState<Element | null>(null);
  const [footer, setFooter] = useState<Element | null>(null);
  useEffect(() => {
    let stale = false;
    loadIsland(() => import('./viewer.tsx')).then((chunk) => {
      if (chunk && !stale) setLoaded({ Viewer: chunk.default });
    });
    return () => {
      stale = true;
    };
  }, []);
  return (
    <div className="pdf-screen" data-island="load">
      <header className="relative z-20 bg-mor-950 text-white">
        <div className="flex flex-wrap items-center gap-x-1 px-2 md:gap-x-2 md:px-5">
          <BackButton backHref={backHref} label={props.labels.back} />
          <h1 className="flex min-h-16 min-w-0 flex-1 items-center text-base font-semibold md:text-h4">
            <span dir="auto" className="pdf-title">
              {fileName}
            </span>
          </h1>
          <div ref={setBar} className="contents" />
          {options}
          {share}
        </div>
        <div ref={setRows} />
      </header>
      {note}
      <main id="main" tabIndex={-1} className="relative isolate min-h-0 grow outline-none">
        {loaded && bar && rows && footer ? (
          <loaded.Viewer {...props} slots={{ bar, rows, footer }} />
        ) : (
          <div className="absolute inset-0 grid place-items-center overflow-auto bg-khadi-50 p-6">{props.children}</div>
        )}
      </main>
      <div ref={setFooter} className="contents" />
      <ContentGuard contextMenu copy={false} selection={false} />
    </div>
  );
}
