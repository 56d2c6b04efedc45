import { settings } from '#lib/config/settings.ts';
import { metrics } from '#lib/server/metrics.ts';
import { matchEndpoint } from '../contract/match.ts';
import { ContentError } from './errors.ts';

/** The outcome of a call: a status, or why there was no answer. */
function outcomeOf(error: unknown): string {
  if (error === undefined) return 'ok';
  if (!(error instanceof ContentError)) return 'other';
  return error.failure === 'status' ? String(error.status) : error.failure;
}

/**
 * Counts a call to the content service.
 * @param path its path and query
 * @param error why it failed
 */
export function countCall(path: string, milliseconds: number, error: unknown): void {
  const endpoint = matchEndpoint(path.split('?', 1)[0] ?? '', settings.PRODUCT_SLUG)?.name ?? 'other';
  metrics().contentCalls.inc({ endpoint, outcome: outcomeOf(error) });
  metrics().contentSeconds.observe(milliseconds / 1000);
}
