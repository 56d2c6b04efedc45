import { CHUNK_LOAD_TIMEOUT_MS } from '#lib/config/constants.ts';

/** A script chunk that did not come, or not in time (spec 8, 9). */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Remembers in this tab that a page was loaded again for a script that did not come. */
const RELOADED_KEY = 'chunkReload';

/** Whether a visitor has typed something that loading the page again would lose. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/**
 * Loads the page again, once in a tab, for a script chunk that did not come (spec 4): after a
 * deployment the new page names the new chunk. Nothing is loaded again without a connection, or when something typed would be lost.
 * @returns whether it does
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine || hasTyped()) return false;
  try {
    if (sessionStorage.getItem(RELOADED_KEY) !== null) return false;
    sessionStorage.setItem(RELOADED_KEY, location.pathname);
  } catch {
    // Without storage there is no telling whether it was tried: better no chunk than an endless loop.
    return false;
  }
  location.reload();
  return true;
}

/**
 * Loads a chunk within the time that spec 9 gives it.
 * @param load the `import()` of the chunk
 * @throws {ChunkLoadError} when it fails or is late
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(`no chunk within ${CHUNK_LOAD_TIMEOUT_MS} ms`)), CHUNK_LOAD_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError('the chunk failed', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads what an island is made of. When it does not come the page is loaded again, once; after that the island steps back and
 * the page stays as the server made it.
 * @returns the chunk, or nothing
 */
export async function loadIsland<Module>(load: () => Promise<Module>): Promise<Module | undefined> {
  try {
    return await loadChunk(load);
  } catch (error) {
    // What went wrong is for the log of whoever listens.
    if (!reloadOnce()) reportError(error);
    return undefined;
  }
}
