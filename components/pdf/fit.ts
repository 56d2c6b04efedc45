import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PDFSinglePageViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { type BodyText, bodyTextOf } from '#lib/pdf/body-text.ts';
import { clampZoom, fitScale, readableZoom } from '#lib/pdf/zoom.ts';

/** On phones a page as wide as the window has too small letters. */
const PHONE_QUERY = '(width < 36rem) and (pointer: coarse)';
/** Between window edge and text. */
const MARGIN_PX = 12;

/** On phones; `undefined` elsewhere and when it cannot be read. */
export async function readBodyText(pdf: PDFDocumentProxy, page: number): Promise<BodyText | undefined> {
  if (!matchMedia(PHONE_QUERY).matches) return undefined;
  try {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    return bodyTextOf(items.flatMap((item) => ('str' in item ? item : [])));
  } catch {
    return undefined;
  }
}

/** Makes body text readable, and scrolls to the start of its lines. */
export function zoomToText(fit: Fit, container: HTMLElement, { size, left }: BodyText) {
  const fitted = fit.pixelsPerPoint();
  if (fitted === undefined) return;
  fit.setZoom(readableZoom(size, fitted));
  container.scrollLeft = left * fitted * fit.zoom() - MARGIN_PX;
}

/** Of the scale; less is ignored. */
const MIN_CHANGE = 1e-4;
/** At the viewer's scale 1. */
const CSS_PIXELS_PER_POINT = 96 / 72;
/** Before a page is drawn again during a pinch. */
const REDRAW_DELAY_MS = 300;

export type Fit = ReturnType<typeof createFit>;

/**
 * Fits pages to the width of the container.
 * @param onZoom receives the new zoom; 1 is the fitted page
 */
export function createFit(viewer: PDFSinglePageViewer, onZoom: (zoom: number) => void) {
  let zoom = 1;

  const fitted = () => {
    const view: { width: number; scale: number } | undefined = viewer.getPageView(viewer.currentPageNumber - 1);
    const width = viewer.container.clientWidth;
    return view === undefined || width === 0 ? undefined : fitScale(width, view.width, view.scale);
  };

  /** After a resize, a page change or a drawing. */
  const apply = () => {
    const scale = fitted();
    if (scale === undefined || Math.abs(viewer.currentScale - scale * zoom) < MIN_CHANGE) return;
    viewer.currentScale = scale * zoom;
  };

  /** @param origin the fixed point, in window pixels; by default the top of the view */
  const setZoom = (wanted: number, origin?: [number, number]) => {
    const scale = fitted();
    const next = clampZoom(wanted);
    if (scale === undefined || next === zoom) return;
    zoom = next;
    if (origin && next !== 1) {
      viewer.updateScale({ scaleFactor: (scale * next) / viewer.currentScale, drawingDelay: REDRAW_DELAY_MS, origin });
      // The viewer rounds the scale.
      zoom = viewer.currentScale / scale;
    } else {
      apply();
    }
    onZoom(zoom);
  };

  /** On the fitted page; `undefined` before the document is set. */
  const pixelsPerPoint = () => {
    const scale = fitted();
    return scale === undefined ? undefined : scale * CSS_PIXELS_PER_POINT;
  };

  return { apply, zoom: () => zoom, pixelsPerPoint, setZoom };
}
