import { CHUNK_LOAD_TIMEOUT_MS } from '#lib/config/constants.ts';
import { ChunkLoadError, loadChunk, reloadOnce } from './chunks.ts';

afterEach(() => jest.useRealTimers());

test('8 a loaded chunk is returned', async () => {
  expect(await loadChunk(async () => 'chunk')).toBe('chunk');
});

test('8 a chunk that fails is a ChunkLoadError', async () => {
  const failure = await loadChunk(() => Promise.reject(new TypeError('refused'))).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ChunkLoadError);
  expect(failure).toMatchObject({ name: 'ChunkLoadError', cause: expect.any(TypeError) });
});

test('8, 9 a chunk that takes over 120 s is a ChunkLoadError', async () => {
  jest.useFakeTimers();
  const settled = jest.fn();
  const loading = loadChunk(() => new Promise(() => undefined)).catch(settled);
  await jest.advanceTimersByTimeAsync(CHUNK_LOAD_TIMEOUT_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await loading;
  expect(settled).toHaveBeenCalledWith(expect.any(ChunkLoadError));
  expect(CHUNK_LOAD_TIMEOUT_MS).toBe(120_000);
});

test('8 the page is reloaded once, and not offline or when typed text would be lost', () => {
  const reload = jest.fn();
  const kept = new Map<string, string>();
  let value = '';
  let onLine = false;
  const browser = {
    navigator: {
      get onLine() {
        return onLine;
      },
    },
    document: { querySelectorAll: () => [{ value, defaultValue: '' }] },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    },
    location: { pathname: '/ekaa', reload },
  };
  for (const [name, stub] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value: stub, configurable: true });
  expect(reloadOnce()).toBe(false);
  onLine = true;
  value = 'lounge';
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  value = '';
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(1);
});
