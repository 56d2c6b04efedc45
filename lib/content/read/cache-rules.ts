/** Tag of reads that are cached in memory only, because visitors choose them by query and there is no limit to their number. */
export const MEMORY_ONLY_TAG = 'memory-only';

/** Whether a cached read, as JSON, says that its content does not exist or was deleted. */
export function isMissingJson(json: string): boolean {
  return json === '{"status":"missing"}' || json === '{"status":"deleted"}';
}
