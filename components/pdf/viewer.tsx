import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#components/ui/icon.tsx';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { downloadName } from '#lib/pdf/pages.ts';
import { nextSearch, type TextSearch } from '#lib/pdf/text-search.ts';
import { Actions } from './actions.tsx';
import { AltTextDialog } from './alt-text-dialog.tsx';
import { Document, loadingOptions, setWorker } from './engine.ts';
import { FindBar, useFindKey } from './find-bar.tsx';
import type { DocumentLabels } from './labels.ts';
import { LoadingNotice, Notice } from './loading-notice.tsx';
import { DocumentPager } from './pager.tsx';
import { downloadDocument } from './save.ts';
import { TextView } from './text-view.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { ToolOptions } from './tool-options.tsx';
import { Toolbar } from './toolbar.tsx';
import { useLoading } from './use-loading.ts';
import { useViewer } from './use-viewer.ts';

export interface ViewerProps {
  /** The checked address of the file: a path of the site or a full address. */
  file: string;
  /** The page to open, from 1. */
  page: number;
  readOnly: boolean;
  labels: DocumentLabels;
  /** The address of another worker script (`PDF_WORKER_SRC`). */
  workerSrc?: string | undefined;
  slots: {
    /** In the bar: the tools and the actions. */
    bar: Element;
    /** Under the bar: the options of the tool and the search. */
    rows: Element;
    /** After `<main>`: the pager. */
    footer: Element;
  };
  /** A link to the file, shown until the viewer is loaded. */
  children: ReactNode;
}

const NO_SEARCH: TextSearch = { query: '', current: 1, total: 0 };

/**
 * The viewer of the document page: react-pdf loads the document, the single-page viewer of pdf.js draws it, the controls are those
 * of this site.
 */
export default function LoadedViewer({ file, page, readOnly, labels, workerSrc, slots, children }: ViewerProps) {
  const locale = useLocale();
  const [findOpen, setFindOpen] = useState(false);
  const [thumbnailsOpen, setThumbnailsOpen] = useState(false);
  const [textOpen, setTextOpen] = useState(false);
  const [search, setSearch] = useState(NO_SEARCH);
  // Once, before the document is loaded.
  useState(() => setWorker(workerSrc));
  const [options] = useState(() => loadingOptions(file));
  const loading = useLoading(file);
  const { pdf } = loading;
  const { container, alert, state, mounted, altText } = useViewer({ pdf, page, readOnly, locale });
  const open = pdf !== undefined && pdf.numPages > 0;
  const pageStalled = loading.stalled && state.drawing === 'loading';
  // The browser's own search finds the text that is read as text, too.
  useFindKey(open && !findOpen && !textOpen, () => setFindOpen(true));
  useEffect(() => {
    if (!findOpen) mounted?.find.close();
  }, [findOpen, mounted]);

  // A narrow window has space for one row: tool options or search.
  const closeFindIfNarrow = () => matchMedia('(width < 48rem)').matches && setFindOpen(false);
  const bar = open ? (
    <>
      {readOnly || textOpen ? null : <Toolbar labels={labels} state={state} mounted={mounted} onSelectTool={closeFindIfNarrow} />}
      <Actions
        labels={labels}
        textOpen={textOpen}
        onToggleText={() => setTextOpen(!textOpen)}
        findOpen={findOpen}
        onToggleFind={() => setFindOpen(!findOpen)}
        thumbnailsOpen={thumbnailsOpen}
        onToggleThumbnails={() => setThumbnailsOpen(!thumbnailsOpen)}
        onDownload={readOnly ? undefined : () => downloadDocument(pdf, mounted?.editing.manager(), downloadName(file))}
      />
    </>
  ) : null;
  const rows = (
    <>
      {state.tool && !textOpen ? (
        <ToolOptions tool={state.tool} labels={labels} state={state} mounted={mounted} hidden={findOpen} />
      ) : null}
      {open && findOpen && !textOpen ? (
        <FindBar
          labels={labels}
          find={state.find}
          onSearch={(query, way) => mounted?.find.search(query, way)}
          onHighlight={state.editable ? () => mounted?.editing.highlightSelection() : undefined}
          onClose={() => setFindOpen(false)}
        />
      ) : null}
      {open && findOpen && textOpen ? (
        <FindBar
          labels={labels}
          find={{ ...search, done: true }}
          onSearch={(query, way) => setSearch(nextSearch(search, query, way))}
          onClose={() => setFindOpen(false)}
        />
      ) : null}
    </>
  );
  return (
    <>
      {createPortal(bar, slots.bar)}
      {createPortal(rows, slots.rows)}
      {/* biome-ignore-start lint/a11y/useSemanticElements: the library takes a <div> only. */}
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable for keyboard users. */}
      <div
        ref={container}
        // PDF.js measures from the left.
        dir="ltr"
        role="region"
        aria-label={labels.document}
        className="pdf-container"
        data-wide={state.zoom > 1 || undefined}
        tabIndex={0}
        inert={textOpen}
      >
        <div className="pdfViewer" />
      </div>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: it was the only one. */}
      {/* biome-ignore-end lint/a11y/useSemanticElements: it was the only one. */}
      <p ref={alert} role="status" className="sr-only" />
      {open && !textOpen && !state.tool ? (
        <button type="button" className="pdf-read btn btn-secondary" onClick={() => setTextOpen(true)}>
          <Icon name="newspaper" className="size-5" />
          {labels.readText}
        </button>
      ) : null}
      {open && textOpen ? (
        <TextView
          pdf={pdf}
          labels={labels}
          search={findOpen ? search : NO_SEARCH}
          onMatches={(total) => setSearch((before) => ({ ...before, total }))}
        />
      ) : null}
      {loading.source ? (
        <Document
          key={loading.attempt}
          file={loading.source}
          options={options}
          suspense={false}
          loading=""
          error=""
          noData=""
          {...loading.events}
        >
          {open && thumbnailsOpen ? (
            <Thumbnails total={state.total} page={state.page} labels={labels} onChoose={(next) => mounted?.goTo(next, true)} />
          ) : null}
        </Document>
      ) : null}
      {open ? null : <LoadingNotice labels={labels} loading={loading} link={readOnly ? null : children} />}
      {open && (state.drawing === 'failed' || pageStalled) ? (
        <Notice urgent text={labels.pageFailed}>
          {pageStalled ? (
            <button type="button" className="btn btn-primary" onClick={loading.fetchMissing}>
              {labels.retry}
            </button>
          ) : null}
        </Notice>
      ) : null}
      {open && state.drawing === 'loading' ? (
        <p role="status" className="pdf-page-status">
          {labels.loadingPage}
        </p>
      ) : null}
      {altText ? <AltTextDialog request={altText} labels={labels} /> : null}
      {createPortal(open && !textOpen ? <DocumentPager labels={labels} state={state} mounted={mounted} /> : null, slots.footer)}
    </>
  );
}
