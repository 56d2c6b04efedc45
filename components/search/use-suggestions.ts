import { preload } from 'swr';
import useSWRImmutable from 'swr/immutable';
import { readStored, TOKEN_KEY } from '#lib/browser/browser-storage.ts';
import { SUGGESTIONS_SHOWN } from '#lib/config/constants.ts';
import { property } from '#lib/platform/property.ts';

/** An error response. The message is shown to the visitor; it is empty when the response has no message. */
class SuggestionsError extends Error {
  override name = 'SuggestionsError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

export interface Suggestion {
  title: string;
  /** The page that it opens, a path of this site without language; without one, the title is searched for. */
  href: string | undefined;
  /** What kind of page that is, for the visitor. */
  kind: string | undefined;
  /** The same, as the service calls it. */
  category: string | undefined;
  /** The address of the face of a card. */
  image: string | undefined;
  /** The airport of lounges. */
  code: string | undefined;
  /** What it takes or gives. */
  note: string | undefined;
}

function textAt(item: unknown, name: string): string | undefined {
  const value = property(item, name);
  return typeof value === 'string' ? value : undefined;
}

/** Most searches above a full list of pages. */
const SEARCHES_BESIDE_PAGES = 3;

/** The suggestions in a response, searches before pages; anything of another shape is ignored. */
export function suggestionsIn(json: unknown, origin: string): Suggestion[] {
  const results = property(json, 'results');
  const searches = new Map<string, Suggestion>();
  const pages = new Map<string, Suggestion>();
  for (const item of Array.isArray(results) ? results : []) {
    const title = textAt(item, 'title');
    if (title === undefined) continue;
    const link = textAt(item, 'page_link');
    const isOwn = link?.startsWith('/') === true && URL.canParse(link, origin) && new URL(link, origin).origin === origin;
    const href = isOwn ? link : undefined;
    const group = isOwn ? pages : searches;
    if (group.has(title)) continue;
    const [kind, category, code, note] = ['category_name', 'category', 'code', 'note'].map((name) =>
      isOwn ? textAt(item, name) : undefined,
    );
    group.set(title, {
      title,
      href,
      kind,
      category,
      code,
      note,
      image: isOwn ? textAt(property(item, 'image'), 'url') : undefined,
    });
  }
  // One kind after the other, in the order of the best of each.
  const kinds = [...pages.values()].map(({ kind }) => kind);
  const byKind = [...pages.values()].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  const shown = [...searches.values()].slice(0, Math.max(SEARCHES_BESIDE_PAGES, SUGGESTIONS_SHOWN - pages.size));
  return [...shown, ...byKind].slice(0, SUGGESTIONS_SHOWN);
}

/** The catalogue message in an error response, in the language of the request. A 400 has a message for developers. */
async function errorMessage(response: Response): Promise<string> {
  if (response.status === 400) return '';
  const json: unknown = await response.json().catch(() => undefined);
  const message = property(property(json, 'error'), 'message');
  return typeof message === 'string' ? message : '';
}

async function fetchSuggestions(address: string): Promise<Suggestion[]> {
  const token = readStored(TOKEN_KEY);
  const headers = { 'content-type': 'application/json', ...(token ? { token } : {}) };
  const response = await fetch(address, { headers });
  if (!response.ok) throw new SuggestionsError(await errorMessage(response), response.status);
  return suggestionsIn(await response.json(), location.origin);
}

/** An empty text is not sent. */
function addressOf(text: string, site: string, locale: string): string | null {
  const searchItem = text.trim();
  return searchItem ? `/api/search?${new URLSearchParams({ site, type: 'suggestion', searchItem, locale })}` : null;
}

/** Requests the suggestions for what was typed before the island is hydrated. */
export function preloadSuggestions(field: Element | null): void {
  if (!(field instanceof HTMLInputElement)) return;
  const { site } = field.form?.dataset ?? {};
  const address = site === undefined ? null : addressOf(field.value, site, document.documentElement.lang);
  if (address !== null) void preload(address, fetchSuggestions).catch(() => undefined);
}

/**
 * The suggestions for a search text. The previous ones stay while new ones load.
 * @param text an empty one is not sent
 * @param messages of the catalogue, by status
 * @returns `failure`: the message for the visitor, empty when the response and the catalogue have none
 */
export function useSuggestions(
  text: string,
  site: string,
  locale: string,
  messages: Readonly<Record<string, string>>,
): { suggestions: Suggestion[]; settled: boolean; failure: string | undefined } {
  const address = addressOf(text, site, locale);
  const { data, error, isLoading } = useSWRImmutable<Suggestion[], unknown>(address, fetchSuggestions, {
    keepPreviousData: true,
    shouldRetryOnError: false,
  });
  if (address === null) return { suggestions: [], settled: false, failure: undefined };
  if (error) {
    const failure = error instanceof SuggestionsError ? error.message || messages[error.status] : undefined;
    return { suggestions: [], settled: false, failure: failure ?? '' };
  }
  return { suggestions: data ?? [], settled: data !== undefined && !isLoading, failure: undefined };
}
