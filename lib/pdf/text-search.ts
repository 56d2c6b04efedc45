/** A search in the reflowed text. */
export interface TextSearch {
  query: string;
  /** From 1. */
  current: number;
  total: number;
}

/** The search after another text, or at the next or previous match of the same one. */
export function nextSearch(search: TextSearch, query: string, way?: 'next' | 'previous'): TextSearch {
  const { current, total } = search;
  if (way === undefined || total === 0) return { query, current: 1, total };
  const step = way === 'next' ? 0 : -2;
  return { query, current: ((current + step + total) % total) + 1, total };
}

interface Part {
  text: string;
  isMatch: boolean;
  /** Its place in the text. */
  start: number;
}

/** The matches of a query in a text, in upper or lower case, and what is between them. */
export function splitMatches(text: string, query: string): Part[] {
  const parts: Part[] = [];
  const add = (start: number, end: number, isMatch: boolean) =>
    end > start && parts.push({ text: text.slice(start, end), isMatch, start });
  let done = 0;
  if (query !== '') {
    for (const { 0: match, index } of text.matchAll(new RegExp(query.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu'))) {
      add(done, index, false);
      done = index + match.length;
      add(index, done, true);
    }
  }
  add(done, text.length, false);
  return parts;
}
