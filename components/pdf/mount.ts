import type { AnnotationEditorUIManager, PDFDocumentProxy } from 'pdfjs-dist';
import type { Locale } from '#lib/i18n/locales.ts';
import { clampPage } from '#lib/pdf/pages.ts';
import { type AltTextRequest, createAltTextManager } from './alt-text.ts';
import { createEditing, type Editing } from './editing.ts';
import { ASSETS, pdfjs, viewer as web } from './engine.ts';
import { createFind, type Find } from './find.ts';
import { createFit, type Fit } from './fit.ts';
import { listenToGestures } from './gestures.ts';
import { highlightColours } from './highlight-colours.ts';
import { listenToKeys } from './keys.ts';
import { createL10n } from './l10n.ts';
import { DocumentLinks } from './links.ts';
import { keepPlace } from './place.ts';
import './pdfjs-fixes.ts';
import { placeNotes } from './place-notes.ts';
import type { PatchState } from './state.ts';
import { laySiteFonts } from './text-font.ts';

interface MountOptions {
  pdf: PDFDocumentProxy;
  /** What scrolls, and in it the element the viewer draws into. */
  container: HTMLDivElement;
  /** Where the viewer says what was added, for assistive technology. */
  alert: HTMLElement;
  page: number;
  readOnly: boolean;
  locale: Locale;
  patch: PatchState;
  askAltText: (request: AltTextRequest | undefined) => void;
}

/** What the viewer says of a page it has drawn. */
interface Rendered {
  pageNumber: number;
  /** Whether the drawing of before was stretched. */
  cssTransform: boolean;
  /** Whether it is the sharper drawing of a part. */
  isDetailView: boolean;
  error: unknown;
}

/** An open document: what the controls around it can do. */
export interface Mounted {
  /** Goes to a page; a jump leaves an entry in the history. */
  goTo: (page: number, jump?: boolean) => void;
  fit: Fit;
  editing: Editing;
  find: Find;
  manager: () => AnnotationEditorUIManager | undefined;
  destroy: () => void;
}

/**
 * Opens a document in the library's viewer of single pages, for reading and for editing alike. The viewer owns what is inside
 * of `container`; React never touches it.
 */
export function mountViewer({ pdf, container, alert, page, readOnly, locale, patch, askAltText }: MountOptions): Mounted {
  const abort = new AbortController();
  const { signal } = abort;
  const eventBus = new web.EventBus();
  let jumping = false;
  const links = new DocumentLinks(eventBus, () => {
    jumping = true;
  });
  const findController = new web.PDFFindController({ eventBus, linkService: links });
  const l10n = createL10n(locale, signal);
  // Otherwise a pen stays bound to the scale of the first viewer of this visit.
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
  placeNotes(pdf);
  const fit = createFit(viewer, (zoom) => patch({ zoom }));
  const editing = createEditing(viewer, eventBus, patch);
  const find = createFind(eventBus, patch);

  const goTo = (wanted: number, jump = false) => {
    const next = clampPage(wanted, pdf.numPages);
    if (next === viewer.currentPageNumber) return;
    jumping = jump;
    editing.settle();
    viewer.currentPageNumber = next;
  };
  const writePlace = keepPlace((wanted) => goTo(wanted), signal);
  const turn = (direction: -1 | 1) => goTo(viewer.currentPageNumber + direction);
  /** Pages that could not be drawn, perhaps ahead of their turn. */
  const failed = new Set<number>();
  const isShown = (number: number) => viewer.getPageView(number - 1)?.renderingState === web.RenderingStates.FINISHED;

  eventBus.on('pagesinit', () => {
    viewer.currentPageNumber = clampPage(page, pdf.numPages);
    fit.apply();
  });
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => {
    // Not at once: while the viewer turns the page, another scale takes it back to the one it knows, the page before.
    queueMicrotask(() => signal.aborted || fit.apply());
    container.scrollTop = 0;
    patch({ page: pageNumber, drawing: failed.has(pageNumber) ? 'failed' : isShown(pageNumber) ? 'shown' : 'loading' });
    writePlace(pageNumber, jumping);
    jumping = false;
    pdf.getPage(pageNumber).catch(() => patch({ drawing: 'failed' }));
  });
  eventBus.on('pagerendered', ({ pageNumber, cssTransform, isDetailView, error }: Rendered) => {
    if (error) failed.add(pageNumber);
    else failed.delete(pageNumber);
    // A page that is only stretched is told of too, and fitting it then would never end.
    if (pageNumber !== viewer.currentPageNumber || cssTransform || isDetailView) return;
    fit.apply();
    patch({ drawing: error ? 'failed' : 'shown' });
  });

  const resize = new ResizeObserver(() => fit.apply());
  resize.observe(container);
  listenToKeys({ container, fit, turn, hasSelection: editing.hasSelection, signal });
  listenToGestures({ container, fit, turn, isEditing: editing.isActive, signal });
  void l10n.translate(container);
  void l10n.translate(alert);
  links.setViewer(viewer);
  links.setDocument(pdf, null);
  Promise.all([pdf.getPage(1), laySiteFonts()]).then(
    () => !signal.aborted && viewer.setDocument(pdf),
    () => patch({ drawing: 'failed' }),
  );

  const destroy = () => {
    resize.disconnect();
    abort.abort();
    // The types do not know that no document is a document to set; the library's own viewer closes one like this.
    Reflect.apply(viewer.setDocument, viewer, [null]);
    Reflect.apply(links.setDocument, links, [null]);
    void l10n.destroy();
  };
  return { goTo, fit, editing, find, manager: editing.manager, destroy };
}
