import useSWR from 'swr';
import { readStored, TOKEN_KEY } from '#lib/state/browser-storage.ts';
import { SUGGESTIONS_SHOWN } from './search-labels.ts';

/** The request on its way; the next one ends it. */
let underway: AbortController | undefined;

/** The titles in an answer of the search; whatever has another shape is left out. */
function titlesIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null || !('results' in answer) || !Array.isArray(answer.results)) return [];
  const titles = answer.results.map((item: unknown) =>
    typeof item === 'object' && item !== null && 'title' in item ? item.title : undefined,
  );
  return [...new Set(titles.filter((title) => typeof title === 'string'))].slice(0, SUGGESTIONS_SHOWN);
}

async function fetchTitles(address: string): Promise<string[]> {
  underway?.abort();
  underway = new AbortController();
  const token = readStored(TOKEN_KEY);
  const headers = { 'content-type': 'application/json', ...(token ? { token } : {}) };
  const answer = await fetch(address, { headers, signal: underway.signal });
  if (!answer.ok) throw new Error(`suggestions: ${answer.status}`);
  return titlesIn(await answer.json());
}

/**
 * The suggestions for a search text (spec 2.3, 7). The old ones stay while new ones load; when the service fails there are
 * none, and nothing is said.
 * @param text nothing is asked when it is empty
 */
export function useSuggestions(text: string, site: string, locale: string): { titles: string[]; settled: boolean } {
  const asked = text.trim();
  const query = new URLSearchParams({ site, type: 'suggestion', searchItem: asked, locale });
  const { data, error, isLoading } = useSWR<string[]>(asked ? `/api/search?${query}` : null, fetchTitles, {
    keepPreviousData: true,
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
  });
  if (!asked || error) return { titles: [], settled: false };
  return { titles: data ?? [], settled: data !== undefined && !isLoading };
}
