import useSWRImmutable from 'swr/immutable';
import { readStored, TOKEN_KEY } from '#lib/browser/browser-storage.ts';
import { property } from '#lib/content/client/property.ts';
import { SUGGESTIONS_SHOWN } from './search-labels.ts';

/** An error response. Its message is for the visitor; empty when the response has none. */
class SuggestionsError extends Error {
  override name = 'SuggestionsError';
}

/** The titles in a response of the search; anything of another shape is ignored. */
function titlesIn(json: unknown): string[] {
  const results = property(json, 'results');
  const titles = Array.isArray(results) ? results.map((item: unknown) => property(item, 'title')) : [];
  return [...new Set(titles.filter((title) => typeof title === 'string'))].slice(0, SUGGESTIONS_SHOWN);
}

/** The catalogue message in an error response, in the language of the request. A 400 has a message for developers. */
async function errorMessage(response: Response): Promise<string> {
  if (response.status === 400) return '';
  const json: unknown = await response.json().catch(() => undefined);
  const message = property(property(json, 'error'), 'message');
  return typeof message === 'string' ? message : '';
}

async function fetchTitles(address: string): Promise<string[]> {
  const token = readStored(TOKEN_KEY);
  const headers = { 'content-type': 'application/json', ...(token ? { token } : {}) };
  const response = await fetch(address, { headers });
  if (!response.ok) throw new SuggestionsError(await errorMessage(response));
  return titlesIn(await response.json());
}

/**
 * The suggestions for a search text (spec 2.3, 7). The previous ones stay while new ones load.
 * @param text an empty one is not sent
 * @returns `failure`: the message for the visitor, empty when the response had none
 */
export function useSuggestions(
  text: string,
  site: string,
  locale: string,
): { titles: string[]; settled: boolean; failure: string | undefined } {
  const searchItem = text.trim();
  const query = new URLSearchParams({ site, type: 'suggestion', searchItem, locale });
  const { data, error, isLoading } = useSWRImmutable<string[], unknown>(searchItem ? `/api/search?${query}` : null, fetchTitles, {
    keepPreviousData: true,
    shouldRetryOnError: false,
  });
  if (!searchItem) return { titles: [], settled: false, failure: undefined };
  if (error) return { titles: [], settled: false, failure: error instanceof SuggestionsError ? error.message : '' };
  return { titles: data ?? [], settled: data !== undefined && !isLoading, failure: undefined };
}
