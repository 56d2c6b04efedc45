import type { PDFSinglePageViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { clampZoom, fitScale } from '#lib/pdf/zoom.ts';

/** Of the scale; less is ignored. */
const MIN_CHANGE = 1e-4;
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

  return { apply, zoom: () => zoom, setZoom };
}
