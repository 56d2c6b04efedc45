import { LRUCache } from 'lru-cache';
import { settings } from '#lib/config/settings.ts';
import { pathnameOf } from '#lib/contract/addresses.ts';
import type { BlockKind } from '#lib/contract/blocks/block.ts';
import { matchEndpoint } from '#lib/contract/match.ts';
import type { ProblemCode } from '#lib/contract/problems/problem.ts';
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
  /** For the metric; `other` unless given. */
  problem?: ProblemCode | 'other';
  /** The kind of the block in which it is. */
  block?: BlockKind | undefined;
}

/** One map per server bundle: a defect may be logged two or three times. */
const loggedDefects = new LRUCache<string, true>({ max: 1000 });

export function logDefect({ source, pointer, reason, problem = 'other', block }: Defect): void {
  const endpoint = matchEndpoint(pathnameOf(source), settings.PRODUCT_SLUG)?.name ?? 'none';
  metrics().contentDefects.inc({ endpoint, block: block ?? '', problem });
  log('warn', 'invalid-content', { source: withoutSearchText(source), pointer, reason });
}

/** Counts a block that has nothing to show; that is no defect of the content, so it is not logged. */
export function countEmptyBlock(block: BlockKind): void {
  metrics().contentDefects.inc({ endpoint: 'none', block, problem: 'empty-block' });
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
