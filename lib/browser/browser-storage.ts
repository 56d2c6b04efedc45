/** The browser's storage. It may be disabled or full: then nothing is stored. */

/** The key of the token that is sent to the API (spec 6, 7). */
export const TOKEN_KEY = 'token';

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice then applies to this page only.
  }
}
