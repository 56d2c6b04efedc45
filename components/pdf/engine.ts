// The order counts: react-pdf puts pdf.js where the viewer looks for it, and writes an address of the worker of its own.
import { Document, Page, PasswordResponses, pdfjs } from 'react-pdf';
import 'pdfjs-dist/web/pdf_viewer.css';
import * as viewer from 'pdfjs-dist/web/pdf_viewer.mjs';
import { PART_BYTES } from '#lib/pdf/ranges.ts';

const OWN_WORKER = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();

/** Where the copies of the library's files are (`lib/cli/pdf-assets.mjs`). */
export const ASSETS = '/pdfjs/';

/**
 * How a document is fetched and read: in ranges, only what is shown, when the server can; character maps, fonts, decoders and
 * colour profiles from the site itself; nothing on the console but errors of ours.
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

/** How a document is loaded. Its relative links are resolved against its own address. */
export function loadingOptions(file: string) {
  return { ...LOADING, docBaseUrl: new URL(file, location.href).href };
}

/** Names the worker script: the site's own unless a setting says otherwise (`PDF_WORKER_SRC`). */
export function setWorker(address: string | undefined) {
  pdfjs.GlobalWorkerOptions.workerSrc = address ?? OWN_WORKER;
}

export { Document, Page, PasswordResponses, pdfjs, viewer };
