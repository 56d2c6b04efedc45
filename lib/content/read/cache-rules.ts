/** Reads that visitors choose by query: unlimited in number, so cached in memory only. */
export const MEMORY_ONLY_TAG = 'memory-only';

/** Whether a cached read, as JSON, says that its content does not exist or was deleted. */
export function isMissingJson(json: string): boolean {
  return json === '{"status":"missing"}' || json === '{"status":"deleted"}';
}
