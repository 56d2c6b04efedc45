import { CHUNK_LOAD_TIMEOUT_MS } from '#lib/config/constants.ts';

export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** The key in the session storage that is set after a reload. */
const RELOADED_KEY = 'chunkReload';

/** Whether a reload would lose something that the visitor has typed. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/**
 * Reloads the page once per tab after a chunk failed, because a deployment renames chunks; not offline, and not when typed text
 * would be lost.
 * @returns whether it reloads
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine || hasTyped()) return false;
  try {
    if (sessionStorage.getItem(RELOADED_KEY) !== null) return false;
    sessionStorage.setItem(RELOADED_KEY, location.pathname);
  } catch {
    // Without storage it could reload forever.
    return false;
  }
  location.reload();
  return true;
}

/** @throws {ChunkLoadError} when the chunk fails or is late */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(`no chunk within ${CHUNK_LOAD_TIMEOUT_MS} ms`)), CHUNK_LOAD_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError('the chunk failed', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Loads an island. After a failure the page is reloaded once, then stays as the server rendered it. */
export async function loadIsland<Module>(load: () => Promise<Module>): Promise<Module | undefined> {
  try {
    return await loadChunk(load);
  } catch (error) {
    if (!reloadOnce()) reportError(error);
    return undefined;
  }
}
