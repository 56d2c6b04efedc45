import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type BodyText, bodyTextOf } from '#lib/pdf/body-text.ts';
import { readableZoom } from '#lib/pdf/zoom.ts';
import type { Fit } from './fit.ts';

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
