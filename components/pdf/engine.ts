// react-pdf comes first: it sets the global that the viewer reads, and its own worker address, which is overwritten below.
import { Document, Page, PasswordResponses, pdfjs } from 'react-pdf';
import 'pdfjs-dist/web/pdf_viewer.css';
import * as viewer from 'pdfjs-dist/web/pdf_viewer.mjs';
import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts';
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

/** Characters that load the Latin, Devanagari and rupee fonts. */
const LETTERS = 'Aक₹';
const FONT_TIMEOUT_MS = 2000;

/**
 * Sets the invisible text layer in the site's fonts, which its documents use too: selections and highlights then match the drawn
 * letters. Resolves when the fonts are loaded or take too long.
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
 * The texts of pdf.js. English is built in; for other languages it reads a `<link>` to a list of Fluent files.
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
