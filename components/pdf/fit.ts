import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PDFSinglePageViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { type BodyText, bodyTextOf } from '#lib/pdf/body-text.ts';
import { clampZoom, fitScale, readableZoom } from '#lib/pdf/zoom.ts';

/** Phones: a page as wide as the window has letters too small to read. */
const PHONE_QUERY = '(width < 36rem) and (pointer: coarse)';
/** CSS pixels between the edge of the window and the text. */
const MARGIN_PX = 12;

/** The body text of the page that opens, on phones; `undefined` elsewhere and when it cannot be read. */
export async function readBodyText(pdf: PDFDocumentProxy, page: number): Promise<BodyText | undefined> {
  if (!matchMedia(PHONE_QUERY).matches) return undefined;
  try {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    return bodyTextOf(items.flatMap((item) => ('str' in item ? item : [])));
  } catch {
    return undefined;
  }
}

/** Zooms so that the body text can be read, and scrolls to where its lines begin. */
export function zoomToText(fit: Fit, container: HTMLElement, { size, left }: BodyText) {
  const fitted = fit.pixelsPerPoint();
  if (fitted === undefined) return;
  fit.setZoom(readableZoom(size, fitted));
  container.scrollLeft = left * fitted * fit.zoom() - MARGIN_PX;
}

/** Smaller differences of the scale are ignored. */
const MIN_CHANGE = 1e-4;
/** At the viewer's scale 1. */
const CSS_PIXELS_PER_POINT = 96 / 72;
/** Delay before the page is drawn again while it is zoomed by pinching. */
const REDRAW_DELAY_MS = 300;

export type Fit = ReturnType<typeof createFit>;

/**
 * Fits the pages of a viewer to the width of its container.
 * @param onZoom receives the new zoom; 1 is a page as wide as its container
 */
export function createFit(viewer: PDFSinglePageViewer, onZoom: (zoom: number) => void) {
  let zoom = 1;

  const fitted = () => {
    const view: { width: number; scale: number } | undefined = viewer.getPageView(viewer.currentPageNumber - 1);
    const width = viewer.container.clientWidth;
    return view === undefined || width === 0 ? undefined : fitScale(width, view.width, view.scale);
  };

  /** Call it after a resize, a page change or a drawing. */
  const apply = () => {
    const scale = fitted();
    if (scale === undefined || Math.abs(viewer.currentScale - scale * zoom) < MIN_CHANGE) return;
    viewer.currentScale = scale * zoom;
  };

  /**
   * Sets the zoom within its limits.
   * @param origin the point that does not move, in window pixels; by default the top of the view
   */
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

  /** CSS pixels for a point of a page as wide as its container; `undefined` before the document is set. */
  const pixelsPerPoint = () => {
    const scale = fitted();
    return scale === undefined ? undefined : scale * CSS_PIXELS_PER_POINT;
  };

  return { apply, zoom: () => zoom, pixelsPerPoint, setZoom };
}
