import './iterable-streams.ts';
// react-pdf first: it sets the global that the viewer reads, and a worker address that is overwritten below.
import { Document, Page, PasswordResponses, pdfjs } from 'react-pdf';
import 'pdfjs-dist/web/pdf_viewer.css';
import * as viewer from 'pdfjs-dist/web/pdf_viewer.mjs';
import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts';
import { PART_BYTES } from '#lib/pdf/ranges.ts';

const SITE_WORKER = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();

/** Written by `lib/cli/pdf-assets.mjs`. */
export const ASSETS = '/pdfjs/';

/**
 * Documents are fetched in ranges on demand; character maps, fonts, decoders and colour profiles come from this site. pdf.js does not
 * log to the console.
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

/** Relative links of a document are resolved against its address. */
export function loadingOptions(file: string) {
  return { ...LOADING, docBaseUrl: new URL(file, location.href).href };
}

/** The worker of the site, or `PDF_WORKER_SRC`. */
export function setWorker(address: string | undefined) {
  pdfjs.GlobalWorkerOptions.workerSrc = address ?? SITE_WORKER;
}

/** Loads the Latin, Devanagari and rupee fonts. */
const LETTERS = 'Aक₹';
const FONT_TIMEOUT_MS = 2000;

/**
 * Sets the text layer in the site's fonts, which its documents use, so that selections match the drawn letters. Resolves when the
 * fonts are loaded or too late.
 */
export async function setTextLayerFonts(): Promise<void> {
  const family = getComputedStyle(document.body).fontFamily;
  pdfjs.TextLayer.fontFamilyMap.set('sans-serif', family);
  await Promise.race([
    document.fonts.load(`16px ${family}`, LETTERS).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS)),
  ]);
}

/**
 * The texts of pdf.js: English is built in; other languages come from a `<link>` to a list of Fluent files.
 * @param signal removes the link
 */
export function createL10n(locale: Locale, signal: AbortSignal) {
  if (locale === DEFAULT_LOCALE) return new viewer.GenericL10n(undefined);
  const link = document.createElement('link');
  link.rel = 'resource';
  link.type = 'application/l10n';
  link.href = `${ASSETS}l10n/locales.json`;
  document.head.append(link);
  signal.addEventListener('abort', () => link.remove());
  return new viewer.GenericL10n(locale);
}

export { Document, Page, PasswordResponses, pdfjs, viewer };
