import type { Locale } from '#lib/i18n/locales.ts';
import { type FixedTexts, textOf } from '#lib/i18n/text.ts';

export type CatalogueKey = keyof FixedTexts['error']['catalogue'];

/** `size`: above the limit; `body`: not JSON; `shape`: does not fit the schema; `empty`: nothing usable. */
export type Failure = 'timeout' | 'connection' | 'status' | 'redirect' | 'size' | 'body' | 'shape' | 'empty';

const OWN_MESSAGE = ['400', '401', '403', '404', '500', '503'] as const satisfies readonly CatalogueKey[];

/** Statuses after which trying again later may help. */
const TEMPORARY = new Set([429, 502, 503, 504]);

/** The service refuses the site: a fault of its configuration. */
const REFUSED = new Set([401, 403]);

const REFUSED_ADVICE = 'the content service refuses the site: check CONTENT_TOKEN and CONTENT_BASE_URL';

/** Parameters with text that a visitor typed. */
const TYPED = ['searchItem', 'search'];

/** Path and query of a call without search text, for the log. */
export function withoutSearchText(path: string): string {
  const [pathname = path, query] = path.split('?', 2);
  const params = new URLSearchParams(query);
  if (!TYPED.some((name) => params.has(name))) return path;
  for (const name of TYPED) params.delete(name);
  return `${pathname}?${params}`;
}

interface ContentErrorFields {
  path: string;
  failure: Failure;
  status?: number | undefined;
  /** For the log only; never shown to a visitor. */
  detail?: string | undefined;
  answer?: string | undefined;
  cause?: unknown;
}

export class ContentError extends Error {
  override name = 'ContentError';
  /** Path and query of the call, without search text. */
  readonly path: string;
  readonly failure: Failure;
  readonly status: number | undefined;
  /** The message that a page shows to the visitor. */
  readonly messageKey: CatalogueKey;
  /** Body of a POST answered with 400. Never logged: it may repeat what a visitor typed. */
  readonly answer: string | undefined;
  /** All that an error boundary in the browser learns of a server error. */
  readonly digest: string;

  constructor({ path, failure, status, detail, answer, cause }: ContentErrorFields) {
    const loggedPath = withoutSearchText(path);
    const reason = detail ?? (isRefused(failure, status) ? REFUSED_ADVICE : undefined);
    super(`${loggedPath}: ${failure}${status === undefined ? '' : ` ${status}`}${reason ? ` (${reason})` : ''}`, { cause });
    this.path = loggedPath;
    this.failure = failure;
    this.status = status;
    this.answer = answer;
    this.messageKey = isRefused(failure, status) ? '503' : catalogueKey(failure, status);
    this.digest = `content-${this.messageKey}`;
  }
}

function isRefused(failure: Failure, status: number | undefined): boolean {
  return failure === 'status' && status !== undefined && REFUSED.has(status);
}

/** The message of the catalogue for a failure. */
export function catalogueKey(failure: Failure, status: number | undefined): CatalogueKey {
  if (failure === 'timeout') return 'timeout';
  return (failure === 'status' && OWN_MESSAGE.find((key) => Number(key) === status)) || 'unknown';
}

export function catalogueMessage(key: CatalogueKey, locale: Locale): string {
  return textOf(locale, 'error')(`catalogue.${key}`);
}

/** Status of the error page: 404 when empty, 503 when trying later may help, else 500. */
export function httpStatusFor(error: ContentError): number {
  if (error.failure === 'empty') return 404;
  if (isRefused(error.failure, error.status)) return 503;
  if (error.failure === 'timeout' || error.failure === 'connection') return 503;
  return error.status !== undefined && TEMPORARY.has(error.status) ? 503 : 500;
}
