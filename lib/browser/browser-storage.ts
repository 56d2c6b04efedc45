/** The browser's storage. It may be disabled or full: then nothing is stored. */

export const TOKEN_KEY = 'token';

/** A stored value; `null` when there is none or the storage is disabled. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, if the storage allows it. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice then applies to this page only.
  }
}
