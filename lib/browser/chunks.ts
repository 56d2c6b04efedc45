import { CHUNK_LOAD_TIMEOUT_MS } from '#lib/config/constants.ts';

export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Session storage: set after a reload. */
const RELOADED_KEY = 'chunkReload';

/** Whether a reload would lose typed text. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/**
 * Reloads the page once per tab after a chunk failed, because a deployment renames chunks; not offline, not over typed text.
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

/** Loads an island. After a failure the page reloads once, then stays as rendered by the server. */
export async function loadIsland<Module>(load: () => Promise<Module>): Promise<Module | undefined> {
  try {
    return await loadChunk(load);
  } catch (error) {
    if (!reloadOnce()) reportError(error);
    return undefined;
  }
}
