import type { NextConfig } from 'next';
import { SPECULATION_RULES_PATH } from './lib/browser/speculation-rules.ts';
import { FORM_BODY_MAX_BYTES } from './lib/config/constants.ts';
import { settings } from './lib/config/settings.ts';
import { staticFileSources } from './lib/config/static-files.ts';
import { DEFAULT_LOCALE, LOCALES } from './lib/i18n/locales.ts';
import { redirectsFor } from './lib/routes/redirects.ts';
import { UNLOCALIZED } from './lib/routes/unlocalized.ts';

const DAY_SECONDS = 86_400;

// The ids of server actions depend on this key. Random keys would make each build refuse the forms of pages from the last one.
// It encrypts values that actions close over, of which there are none, so it need not be secret.
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= Buffer.from('ids of actions, the same always.').toString('base64');

/** Headers of every response. */
const commonHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/** Headers that mean something on documents only. */
const documentHeaders = [
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)' },
];

/** All but the images, fonts, scripts and rules that pages load: they have dozens, and headers of documents would be 600 bytes of each. */
const DOCUMENTS = '/((?!_next/|(?:art|fonts|pdfjs)/.+\\.\\w+$|service/(?:social/|media/|.+\\.js$|speculation-rules$)).*)';

/** Browsers show a PDF in a viewer of their own, which the policy of pages would break. */
const documentPolicy = [{ key: 'Content-Security-Policy', value: "frame-ancestors 'none'" }];

/** Images that other sites may embed. */
const sharedImages = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }];

/** The flipbooks under `public/` have no script, and may be shown in a frame of the site. */
const flipbookPolicy = [
  {
    key: 'Content-Security-Policy',
    value:
      "default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self'; font-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
  },
];

/** Art and the parts of the PDF viewer keep their names when they change, so they are cached for a day and refreshed in the background. */
const artHeaders = [{ key: 'Cache-Control', value: `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}` }];

/** A font that changes gets a new name. */
const fontHeaders = [{ key: 'Cache-Control', value: `public, max-age=${365 * DAY_SECONDS}, immutable` }];

/** The framework compresses what a route handler returns only when its type is known before. */
const scriptHeaders = [{ key: 'Content-Type', value: 'text/javascript; charset=utf-8' }];

/** A feed has its own language: it may be in English at the address of another. */
const FEED = '[^/]+\\.xml$';

/** Addresses of pages: everything but feeds outside the folders that carry no language. */
const PAGES = `/((?!${UNLOCALIZED.map((folder) => `${folder.slice(1)}/`).join('|')}|(?:[a-z]{2}/)?${FEED}).*)`;

/** The legacy build of pdf.js: in browsers that lack the newest methods, the modern build renders nothing and reports no error. */
const pdfViewerAliases = {
  'pdfjs-dist': 'pdfjs-dist/legacy/build/pdf.mjs',
  'pdfjs-dist/web/pdf_viewer.mjs': 'pdfjs-dist/legacy/web/pdf_viewer.mjs',
  'pdfjs-dist/build/pdf.worker.min.mjs': 'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
};

/** Names the rules by which a browser may prefetch the next page. */
const speculationHeaders = [{ key: 'Speculation-Rules', value: `"${SPECULATION_RULES_PATH}"` }];

const config: NextConfig = {
  poweredByHeader: false,
  // What visitors type into forms is not logged, in development either.
  logging: { serverFunctions: false },
  experimental: {
    isrFlushToDisk: false,
    serverActions: { bodySizeLimit: FORM_BODY_MAX_BYTES, allowedOrigins: [new URL(settings.SITE_ORIGIN).host] },
  },
  reactStrictMode: true,
  compress: true,
  // Metadata is in the head for everybody: the framework would stream it later to all but a list of crawlers.
  htmlLimitedBots: /.*/,
  cacheHandler: `${import.meta.dirname}/lib/server/page-cache.ts`,
  // It has bounds of its own.
  cacheMaxMemorySize: 0,
  expireTime: 30 * DAY_SECONDS,
  // `lib/server/pipeline.ts` redirects to the canonical address, which has none.
  skipTrailingSlashRedirect: true,
  // Images are SVG or come in their sizes from the media library; the image service of the framework would be open to everybody.
  images: { unoptimized: true },
  // The first has a native library, which cannot be bundled; the second is loaded only when there is a shared store.
  serverExternalPackages: ['@napi-rs/canvas', '@redis/client'],
  turbopack: { root: import.meta.dirname, resolveAlias: pdfViewerAliases },
  redirects: async () => redirectsFor(settings.PRODUCT_SLUG),
  headers: async () => [
    { source: '/flipbook/:path+', headers: flipbookPolicy },
    ...staticFileSources('documents').map((source) => ({ source, headers: documentPolicy })),
    { source: '/((?!_next/).*)', headers: commonHeaders },
    { source: DOCUMENTS, headers: documentHeaders },
    { source: '/:folder(art|service/social|service/media)/:path+', headers: sharedImages },
    { source: '/service/:name(page|web-vitals).js', headers: scriptHeaders },
    { source: PAGES, headers: [...speculationHeaders, { key: 'Content-Language', value: DEFAULT_LOCALE }] },
    ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => ({
      source: `/${locale}/:path((?!${FEED}).*)?`,
      headers: [{ key: 'Content-Language', value: locale }],
    })),
    ...staticFileSources('fonts').map((source) => ({ source, headers: fontHeaders })),
    ...['art', 'pdfjs'].flatMap((folder) => staticFileSources(folder)).map((source) => ({ source, headers: artHeaders })),
  ],
};

export default config;
