import useSWR from 'swr';
import { readStored, TOKEN_KEY } from '#lib/browser/browser-storage.ts';
import { property } from '#lib/content/client/property.ts';
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

/** The service's word that there are no suggestions; its message is for the visitor, or empty. */
class SuggestionsError extends Error {
  override name = 'SuggestionsError';
}

/** The sentence of the error catalogue in an answer of the site, in the language of the request; a proxy and a wrong request have none. */
async function sentenceIn(answer: Response): Promise<string> {
  if (answer.status === 400) return '';
  const json: unknown = await answer.json().catch(() => undefined);
  const message = property(property(json, 'error'), 'message');
  return typeof message === 'string' ? message : '';
}

async function fetchTitles(address: string): Promise<string[]> {
  underway?.abort();
  underway = new AbortController();
  const token = readStored(TOKEN_KEY);
  const headers = { 'content-type': 'application/json', ...(token ? { token } : {}) };
  const { signal } = underway;
  try {
    const answer = await fetch(address, { headers, signal });
    if (!answer.ok) throw new SuggestionsError(await sentenceIn(answer));
    return titlesIn(await answer.json());
  } catch (error) {
    // A request that another has overtaken has not failed.
    if (signal.aborted || error instanceof SuggestionsError) throw error;
    throw new SuggestionsError('', { cause: error });
  }
}

/**
 * The suggestions for a search text (spec 2.3, 7). The old ones stay while new ones load; when the service fails there are
 * none.
 * @param text nothing is asked when it is empty
 * @returns with `failure` what the visitor is told of a failure, empty when the answer does not say
 */
export function useSuggestions(
  text: string,
  site: string,
  locale: string,
): { titles: string[]; settled: boolean; failure: string | undefined } {
  const asked = text.trim();
  const query = new URLSearchParams({ site, type: 'suggestion', searchItem: asked, locale });
  const { data, error, isLoading } = useSWR<string[], unknown>(asked ? `/api/search?${query}` : null, fetchTitles, {
    keepPreviousData: true,
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
  });
  if (!asked || error) {
    const failure = asked && error instanceof SuggestionsError ? error.message : undefined;
    return { titles: [], settled: false, failure };
  }
  return { titles: data ?? [], settled: data !== undefined && !isLoading, failure: undefined };
}
