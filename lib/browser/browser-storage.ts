/** The browser's storage, which may be switched off or full: then nothing is remembered and nothing breaks. */

/** Where the browser keeps the token that goes with the calls it makes, when it has one (spec 6, 7). */
export const TOKEN_KEY = 'token';

/** What is kept under `key`, or `null`. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps `value` under `key`. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A private window or a full disk: the choice holds for this page.
  }
}
