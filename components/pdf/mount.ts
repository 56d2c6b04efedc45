import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { Locale } from '#lib/i18n/locales.ts';
import { clampPage, documentPageAddress, pageOfAddress } from '#lib/pdf/pages.ts';
import { highlightColours } from '#lib/pdf/tools.ts';
import { type AltTextRequest, createAltTextManager } from './alt-text-dialog.tsx';
import { createEditing } from './editing.ts';
import { ASSETS, createL10n, pdfjs, setTextLayerFonts, viewer as web } from './engine.ts';
import { createFind } from './find.ts';
import { createFit } from './fit.ts';
import { listenToGestures, listenToKeys } from './gestures.ts';
import { DocumentLinks } from './links.ts';
import './pdfjs-fixes.ts';
import { moveNoteStarts } from './pdfjs-fixes.ts';
import type { PatchState } from './state.ts';

interface MountOptions {
  pdf: PDFDocumentProxy;
  /** The scroll container, with the viewer's element. */
  container: HTMLDivElement;
  /** The live region for added annotations. */
  alert: HTMLElement;
  page: number;
  readOnly: boolean;
  locale: Locale;
  patch: PatchState;
  askAltText: (request: AltTextRequest | undefined) => void;
}

interface Rendered {
  pageNumber: number;
  /** Whether the previous drawing was only scaled. */
  cssTransform: boolean;
  /** Whether it is a sharper drawing of a part of the page. */
  isDetailView: boolean;
  error: unknown;
}

export type Mounted = ReturnType<typeof mountViewer>;

/**
 * Keeps the page number in the address. Turning pages replaces the history entry, so that Back leaves the document; a jump by link,
 * thumbnail or match adds one.
 * @returns writes a page number to the address
 */
function syncPageWithAddress(goTo: (page: number) => void, signal: AbortSignal) {
  window.addEventListener('popstate', () => goTo(pageOfAddress(location.href)), { signal });
  return (page: number, jump: boolean) => {
    if (pageOfAddress(location.href) === page) return;
    const address = documentPageAddress(location.href, page);
    if (jump) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  };
}

/** Opens a document in the single-page viewer of pdf.js. React does not touch the content of `container`. */
export function mountViewer({ pdf, container, alert, page, readOnly, locale, patch, askAltText }: MountOptions) {
  const abort = new AbortController();
  const { signal } = abort;
  const eventBus = new web.EventBus();
  let jumping = false;
  const links = new DocumentLinks(eventBus, () => {
    jumping = true;
  });
  const findController = new web.PDFFindController({ eventBus, linkService: links });
  const l10n = createL10n(locale, signal);
  // Otherwise the pen keeps the scale of the first viewer.
  Object.assign(pdfjs.AnnotationEditorLayer, { _initialized: false });
  const element = container.querySelector<HTMLDivElement>('.pdfViewer');
  const options = {
    container,
    viewer: element ?? container.appendChild(document.createElement('div')),
    eventBus,
    linkService: links,
    findController,
    l10n,
    annotationMode: readOnly ? pdfjs.AnnotationMode.ENABLE : pdfjs.AnnotationMode.ENABLE_FORMS,
    annotationEditorMode: readOnly ? pdfjs.AnnotationEditorType.DISABLE : pdfjs.AnnotationEditorType.NONE,
    annotationEditorHighlightColors: highlightColours(),
    removePageBorders: true,
    imageResourcesPath: `${ASSETS}images/`,
    altTextManager: createAltTextManager(askAltText),
    enableHighlightFloatingButton: true,
    enableUpdatedAddImage: true,
    enableNewAltTextWhenAddingImage: true,
    viewerAlert: alert,
    abortSignal: signal,
  };
  const viewer = new web.PDFSinglePageViewer(options);
  moveNoteStarts(pdf);
  const fit = createFit(viewer, (zoom) => patch({ zoom }));
  const editing = createEditing(viewer, eventBus, patch);
  const find = createFind(eventBus, patch);

  /** `jump` adds a history entry. */
  const goTo = (wanted: number, jump = false) => {
    const next = clampPage(wanted, pdf.numPages);
    if (next === viewer.currentPageNumber) return;
    jumping = jump;
    editing.finish();
    viewer.currentPageNumber = next;
  };
  const writePage = syncPageWithAddress((wanted) => goTo(wanted), signal);
  const turn = (direction: -1 | 1) => goTo(viewer.currentPageNumber + direction);
  /** Pages that could not be drawn; pdf.js also draws in advance. */
  const failed = new Set<number>();
  const isShown = (number: number) => viewer.getPageView(number - 1)?.renderingState === web.RenderingStates.FINISHED;

  eventBus.on('pagesinit', () => {
    viewer.currentPageNumber = clampPage(page, pdf.numPages);
    fit.apply();
  });
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => {
    // Later: a new scale during the page change would return to the previous page.
    queueMicrotask(() => signal.aborted || fit.apply());
    container.scrollTop = 0;
    patch({ page: pageNumber, drawing: failed.has(pageNumber) ? 'failed' : isShown(pageNumber) ? 'shown' : 'loading' });
    writePage(pageNumber, jumping);
    jumping = false;
    pdf.getPage(pageNumber).catch(() => patch({ drawing: 'failed' }));
  });
  eventBus.on('pagerendered', ({ pageNumber, cssTransform, isDetailView, error }: Rendered) => {
    if (error) failed.add(pageNumber);
    else failed.delete(pageNumber);
    // The event also comes for scaled pages; fitting those would never end.
    if (pageNumber !== viewer.currentPageNumber || cssTransform || isDetailView) return;
    fit.apply();
    patch({ drawing: error ? 'failed' : 'shown' });
  });

  const resize = new ResizeObserver(() => fit.apply());
  resize.observe(container);
  const input = { container, fit, editing, turn, signal };
  listenToKeys(input);
  listenToGestures(input);
  void l10n.translate(container);
  void l10n.translate(alert);
  links.setViewer(viewer);
  links.setDocument(pdf, null);
  Promise.all([pdf.getPage(1), setTextLayerFonts()]).then(
    () => {
      if (!signal.aborted) viewer.setDocument(pdf);
    },
    () => patch({ drawing: 'failed' }),
  );

  const destroy = () => {
    resize.disconnect();
    abort.abort();
    // `null` closes a document in pdf.js, but not in its types.
    Reflect.apply(viewer.setDocument, viewer, [null]);
    Reflect.apply(links.setDocument, links, [null]);
    void l10n.destroy();
  };
  return { goTo, fit, editing, find, destroy };
}
