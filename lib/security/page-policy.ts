import { createHash } from 'node:crypto';
import { BOOT_SCRIPT } from '#lib/config/boot-script.ts';
import { isDevelopment, type Settings, settings } from '#lib/config/settings.ts';
import { documentOrigins } from '#lib/routes/document-address.ts';

type UsedSettings = Pick<
  Settings,
  | 'COUNT_MISSES'
  | 'MEDIA_BASE_PATH'
  | 'DOCUMENT_ORIGINS'
  | 'FRAME_HOSTS'
  | 'PDF_WORKER_SRC'
  | 'POLICY_REPORT_URL'
  | 'WEB_VITALS_URL'
>;

interface Options {
  isDocument?: boolean | undefined;
  /** For a response that is rendered per request. */
  nonce?: string | undefined;
  /** Origins that may frame the page. */
  frameOrigins?: readonly string[] | undefined;
  /** Whether pages keep Next's inline scripts, which have no known hashes. */
  areScriptsInline?: boolean | undefined;
  /** Of the style sheet in the document. */
  styleHash?: string | undefined;
  /** The development server evaluates code, adds styles and uses a WebSocket. */
  isDevelopment?: boolean | undefined;
  settings?: UsedSettings | undefined;
}

/** Takes reports of browsers, with `COUNT_MISSES`. */
const REPORTS_PATH = '/service/reports';

/** Named in the `Reporting-Endpoints` header. */
export const REPORTING_ENDPOINT = 'policy';

/** Where browsers send their reports, if anywhere. */
export function reportAddress(used: Pick<Settings, 'COUNT_MISSES' | 'POLICY_REPORT_URL'>): string | undefined {
  return used.POLICY_REPORT_URL ?? (used.COUNT_MISSES ? REPORTS_PATH : undefined);
}

const INLINE_SCRIPT = `'sha256-${createHash('sha256').update(BOOT_SCRIPT).digest('base64')}'`;

function originOf(address: string | undefined): string[] {
  return address !== undefined && /^https?:\/\//i.test(address) ? [new URL(address).origin] : [];
}

/** The PDF viewer loads documents, and perhaps a worker of another origin. */
function documentSources({ MEDIA_BASE_PATH, DOCUMENT_ORIGINS, PDF_WORKER_SRC }: UsedSettings) {
  const worker = originOf(PDF_WORKER_SRC);
  return {
    // A worker of another origin is started from a blob, which inherits the policy.
    scripts: worker.length > 0 ? [...worker, "'wasm-unsafe-eval'"] : [],
    workers: ["'self'", ...worker, ...(worker.length > 0 ? ['blob:'] : [])],
    connections: [...documentOrigins({ media: MEDIA_BASE_PATH, origins: DOCUMENT_ORIGINS }), ...worker],
  };
}

/**
 * The content security policy of a page: scripts of the site, the inline script by its hash, media of any https host (not in
 * the PDF viewer), and hosts of settings.
 */
export function pagePolicy(options: Options = {}): string {
  const {
    isDocument = false,
    nonce,
    frameOrigins = [],
    areScriptsInline = false,
    styleHash,
    isDevelopment: isDev = isDevelopment,
    settings: used = settings,
  } = options;
  const reports = reportAddress(used);
  const document = isDocument ? documentSources(used) : undefined;
  const media = isDocument ? [] : ['https:', ...originOf(used.MEDIA_BASE_PATH)];
  // A nonce or hash would disable `unsafe-inline`.
  const anyInline = ["'unsafe-inline'", ...(isDev ? ["'unsafe-eval'"] : [])];
  const inlineScripts = isDev || areScriptsInline ? anyInline : [INLINE_SCRIPT, ...(nonce ? [`'nonce-${nonce}'`] : [])];
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...inlineScripts, ...(document?.scripts ?? [])],
    ['style-src', "'self'", ...(isDev ? ["'unsafe-inline'"] : styleHash ? [styleHash] : [])],
    // Sizes and positions of the content are style attributes.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...media],
    ['media-src', "'self'", ...media],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...originOf(used.WEB_VITALS_URL), ...(document?.connections ?? []), ...(isDev ? ['ws:'] : [])],
    ['frame-src', "'self'", ...used.FRAME_HOSTS.map((host) => `https://${host}`)],
    ['worker-src', ...(document?.workers ?? ["'none'"])],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', ...(frameOrigins.length > 0 ? frameOrigins : ["'none'"])],
    // For older browsers.
    ...(reports
      ? ([
          ['report-uri', reports],
          ['report-to', REPORTING_ENDPOINT],
        ] satisfies [string, string][])
      : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
