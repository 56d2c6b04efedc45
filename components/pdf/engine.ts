// react-pdf comes first: it sets the global that the viewer reads, and its own worker address, which is overwritten below.
import { Document, Page, PasswordResponses, pdfjs } from 'react-pdf';
import 'pdfjs-dist/web/pdf_viewer.css';
import * as viewer from 'pdfjs-dist/web/pdf_viewer.mjs';
import { PART_BYTES } from '#lib/pdf/ranges.ts';

const SITE_WORKER = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();

/** The folder of the files of pdf.js (`lib/cli/pdf-assets.mjs`). */
export const ASSETS = '/pdfjs/';

/**
 * A document is fetched in ranges, as far as it is shown. Character maps, fonts, decoders and colour profiles come from this
 * site. pdf.js writes nothing to the console.
 */
const LOADING = {
  cMapUrl: `${ASSETS}cmaps/`,
  standardFontDataUrl: `${ASSETS}standard_fonts/`,
  wasmUrl: `${ASSETS}wasm/`,
  iccUrl: `${ASSETS}iccs/`,
  rangeChunkSize: PART_BYTES,
  disableAutoFetch: true,
  disableStream: true,
  verbosity: 0,
};

/** Options for a document; its relative links are resolved against its address. */
export function loadingOptions(file: string) {
  return { ...LOADING, docBaseUrl: new URL(file, location.href).href };
}

/** Sets the worker script: the file of the site, or `PDF_WORKER_SRC`. */
export function setWorker(address: string | undefined) {
  pdfjs.GlobalWorkerOptions.workerSrc = address ?? SITE_WORKER;
}

export { Document, Page, PasswordResponses, pdfjs, viewer };
