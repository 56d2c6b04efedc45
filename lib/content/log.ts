import { LRUCache } from 'lru-cache';
import { withoutSearchText } from './without-search-text.ts';

/** A part of an answer that does not fit the contract and was left out. */
export interface Defect {
  /** The address the answer came from, or the place in the content that is wrong. */
  source: string;
  /** JSON pointer (RFC 6901) into the answer as it was received. */
  pointer: string;
  /** Why it does not fit, in a sentence. */
  reason: string;
}

/** Longest text of one field of a line: a wrong answer must not fill the log. */
const FIELD_MAX = 300;
/** Defects that have been logged. One map for each bundle of the server, so a defect may be logged two or three times. */
const loggedDefects = new LRUCache<string, true>({ max: 1000 });

/**
 * Writes one structured line to standard error: JSON, so that a line stays one line whatever its texts hold.
 * @param event what happened, in a word
 * @param fields what is known about it; never a token, never a visitor's data
 */
export function log(level: 'warn' | 'error', event: string, fields: Readonly<Record<string, string | number | undefined>>): void {
  const short = Object.entries(fields).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.slice(0, FIELD_MAX) : value,
  ]);
  process.stderr.write(`${JSON.stringify({ level, event, time: new Date().toISOString(), ...Object.fromEntries(short) })}\n`);
}

/** Logs a part of an answer that was left out: once for each drop. */
export function logDefect({ source, pointer, reason }: Defect): void {
  log('warn', 'content-defect', { source: withoutSearchText(source), pointer, reason });
}

/** Logs a defect of the content that every page would meet again: once for each process. */
export function logDefectOnce(defect: Defect): void {
  const key = JSON.stringify([defect.source, defect.pointer, defect.reason]);
  if (loggedDefects.has(key)) return;
  loggedDefects.set(key, true);
  logDefect(defect);
}

/** Logs a call to the content service that failed although the page goes on (spec 7, "Handling"). */
export function logFailure(source: string, error: unknown): void {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  log('error', 'content-failure', { source: withoutSearchText(source), reason });
}
