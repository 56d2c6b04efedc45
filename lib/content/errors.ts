import type { Locale } from '#lib/i18n/locales.ts';
import { type FixedCopy, textOf } from '#lib/i18n/text.ts';
import { withoutSearchText } from './without-search-text.ts';

/** The rows of the error catalogue (spec 8). */
export type CatalogueKey = keyof FixedCopy['error']['catalogue'];

/** What went wrong with a call. */
export type Failure = 'timeout' | 'connection' | 'status' | 'redirect' | 'size' | 'body' | 'shape';

const BY_STATUS = new Map<number, CatalogueKey>([
  [400, '400'],
  [401, '401'],
  [403, '403'],
  [404, '404'],
  [500, '500'],
  [503, '503'],
]);

/** Statuses of the content service that say "later": the visitor's own status says so too. */
const LATER = new Set([429, 502, 503, 504]);

interface ContentErrorFields {
  path: string;
  failure: Failure;
  status?: number | undefined;
  /** What was found, for the log; a visitor never sees it. */
  detail?: string | undefined;
  answer?: string | undefined;
  cause?: unknown;
}

/** A call to the content service that gave no usable answer. */
export class ContentError extends Error {
  override name = 'ContentError';
  /** The path and query that were asked for. */
  readonly path: string;
  readonly failure: Failure;
  /** The HTTP status of the answer, when there was one. */
  readonly status: number | undefined;
  /** The row of the catalogue that the visitor is shown. */
  readonly messageKey: CatalogueKey;
  /** The body of a 400 to what was sent; never in the message, because it may repeat what somebody typed. */
  readonly answer: string | undefined;
  /** The only thing that an error boundary in the browser is told about an error of the server. */
  readonly digest: string;

  constructor({ path, failure, status, detail, answer, cause }: ContentErrorFields) {
    const asked = withoutSearchText(path);
    super(`${asked}: ${failure}${status === undefined ? '' : ` ${status}`}${detail ? ` (${detail})` : ''}`, { cause });
    this.path = asked;
    this.failure = failure;
    this.status = status;
    this.answer = answer;
    this.messageKey = messageKeyFor(failure, status);
    this.digest = `content-${this.messageKey}`;
  }
}

/** The content service says of one document that it was there and will not come back (410). */
export class GoneError extends ContentError {
  override name = 'GoneError';

  constructor(path: string) {
    super({ path, failure: 'status', status: 410 });
  }
}

/** The row of the catalogue for a failure: what has no row of its own is "anything else" (spec 8). */
function messageKeyFor(failure: Failure, status?: number): CatalogueKey {
  if (failure === 'timeout') return 'timeout';
  return (failure === 'status' && status !== undefined && BY_STATUS.get(status)) || 'unknown';
}

/** The sentence of the catalogue in a language (spec 8). */
export function catalogueMessage(key: CatalogueKey, locale: Locale): string {
  return textOf(locale, 'error')(`catalogue.${key}`);
}

/** The status a visitor gets when there is no earlier page: 503 when trying later may help, else 500. */
export function httpStatusFor(error: ContentError): number {
  if (error.failure === 'timeout' || error.failure === 'connection') return 503;
  return error.status !== undefined && LATER.has(error.status) ? 503 : 500;
}
