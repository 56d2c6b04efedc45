import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Settings, settings } from '#lib/config/settings.ts';
import { staticFiles } from '#lib/config/static-files.ts';
import { isLocale } from '#lib/i18n/locales.ts';
import { pagePolicy, REPORTING_ENDPOINT, reportAddress } from './page-policy.ts';

const DOCUMENT_PATH = '/document';

/** With their own policies. */
const WITHOUT_PAGE_POLICY = /^\/(?:service\/(?:film|media)|flipbook)\//;

const SUBRESOURCE = /^\/(?:_next\/|service\/(?:social\/|(?:page|web-vitals)\.js$|speculation-rules$))/;
const SUBRESOURCE_FOLDER = /^\/(?:art|fonts|pdfjs)\//;

/** Whether pages load a path, each of which would repeat 600 bytes of document headers. A missing file is answered with a page. */
function isSubresource(path: string): boolean {
  return SUBRESOURCE.test(path) || (SUBRESOURCE_FOLDER.test(path) && staticFiles.has(path));
}

interface Options {
  /** For a response that is rendered per request. */
  nonce?: string | undefined;
  frameOrigins?: readonly string[] | undefined;
  areScriptsInline?: boolean | undefined;
  styleHash?: string | undefined;
}

/** The security headers that depend on settings; the others are in `next.config`. */
export function pageHeaders(path: string, options: Options, used: Settings = settings): Record<string, string> {
  const { HSTS_SECONDS } = used;
  const reports = reportAddress(used);
  // `default` gets what is not about the policy.
  const names = used.POLICY_REPORT_URL ? [REPORTING_ENDPOINT] : [REPORTING_ENDPOINT, 'default'];
  const [, prefix] = path.split('/', 2);
  const isDocument = (isLocale(prefix) ? path.slice(prefix.length + 1) : path) === DOCUMENT_PATH;
  return {
    'content-security-policy': pagePolicy({ ...options, isDocument, settings: used }),
    ...(reports ? { 'reporting-endpoints': names.map((name) => `${name}="${reports}"`).join(', ') } : {}),
    ...(HSTS_SECONDS > 0 ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}` } : {}),
  };
}

/**
 * Sets the security headers of a page. Previews and form results are rendered per request: their scripts have a nonce, which Next reads
 * from the request.
 */
export function setPageHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { isPreview, ...options }: Pick<Options, 'areScriptsInline' | 'styleHash'> & { isPreview: boolean },
): void {
  if (WITHOUT_PAGE_POLICY.test(path) || isSubresource(path)) return;
  const nonce = isPreview || request.method === 'POST' ? randomBytes(16).toString('base64') : undefined;
  if (nonce !== undefined) request.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`;
  const frameOrigins = isPreview ? settings.PREVIEW_FRAME_ORIGINS : [];
  response.setHeaders(new Map(Object.entries(pageHeaders(path, { nonce, frameOrigins, ...options }))));
}
