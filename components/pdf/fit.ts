import type { PDFSinglePageViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { clampZoom, fitScale } from '#lib/pdf/zoom.ts';

/** Two scales that differ less than this are the same: drawing again would change nothing. */
const SAME = 1e-4;
/** How long the page is only stretched before it is drawn again while somebody pinches, in milliseconds. */
const REDRAW_MS = 300;

/** Keeps the page as wide as what scrolls, times the zoom (spec 2.7). */
export interface Fit {
  /** Fits the page anew: after a resize, a turn of the page, a drawing. */
  apply: () => void;
  zoom: () => number;
  /**
   * Zooms, limited.
   * @param origin the point that stays where it is, in pixels of the window; the top of the view without one
   */
  setZoom: (zoom: number, origin?: [number, number]) => void;
}

/**
 * Fits the pages of a viewer to the width of its container (spec 2.7).
 * @param onZoom is told the new zoom; 1 is a page as wide as its window
 */
export function createFit(viewer: PDFSinglePageViewer, onZoom: (zoom: number) => void): Fit {
  let zoom = 1;

  const fitted = () => {
    const view: { width: number; scale: number } | undefined = viewer.getPageView(viewer.currentPageNumber - 1);
    const width = viewer.container.clientWidth;
    return view === undefined || width === 0 ? undefined : fitScale(width, view.width, view.scale);
  };

  const apply = () => {
    const scale = fitted();
    if (scale === undefined || Math.abs(viewer.currentScale - scale * zoom) < SAME) return;
    viewer.currentScale = scale * zoom;
  };

  const setZoom = (wanted: number, origin?: [number, number]) => {
    const scale = fitted();
    const next = clampZoom(wanted);
    if (scale === undefined || next === zoom) return;
    zoom = next;
    if (origin && next !== 1) {
      viewer.updateScale({ scaleFactor: (scale * next) / viewer.currentScale, drawingDelay: REDRAW_MS, origin });
      // The viewer rounds what it is given: what it made of it is the zoom.
      zoom = viewer.currentScale / scale;
    } else {
      apply();
    }
    onZoom(zoom);
  };

  return { apply, zoom: () => zoom, setZoom };
}
