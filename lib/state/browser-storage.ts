/** The browser's storage, which may be switched off or full: then nothing is remembered and nothing breaks. */

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
