import { LRUCache } from 'lru-cache';
import { log } from '#lib/observability/log.ts';
import { metrics } from '#lib/observability/metrics.ts';
import { type ContentError, withoutSearchText } from './errors.ts';

export interface Defect {
  /** Path and query of the call, or the place in the content. */
  source: string;
  /** JSON pointer (RFC 6901) into the answer. */
  pointer: string;
  /** Why it is invalid, in a sentence. */
  reason: string;
}

/** One map per server bundle: a defect may be logged two or three times. */
const loggedDefects = new LRUCache<string, true>({ max: 1000 });

export function logDefect({ source, pointer, reason }: Defect): void {
  metrics().contentDefects.inc();
  log('warn', 'invalid-content', { source: withoutSearchText(source), pointer, reason });
}

/** Logs a defect that every page has, such as one in the header, once. */
export function logDefectOnce(defect: Defect): void {
  const key = JSON.stringify([defect.source, defect.pointer, defect.reason]);
  if (loggedDefects.has(key)) return;
  loggedDefects.set(key, true);
  logDefect(defect);
}

export function logFailure(error: ContentError): void {
  log('error', 'content-request-failed', { source: error.path, reason: `${error.name}: ${error.message}` });
}
