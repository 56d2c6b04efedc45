import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { captureLog } from '#lib/content/client/log-capture.test-helper.ts';
import { FormTokens } from '#lib/server/form-tokens.ts';
import PageCache from '#lib/server/page-cache.ts';
import { queryReduction } from '#lib/server/query-reduction.ts';
import { createSharedRateLimit } from '#lib/server/rate-limit.ts';
import { StoreConnection } from '#lib/server/store/connection.ts';
import { SharedEntries } from '#lib/server/store/shared-entries.ts';
import { SharedStore } from '#lib/server/store/shared-store.ts';
import { InstalledRedis } from './installed-redis.ts';
import { RedisServer, type StoreMode } from './redis-server.ts';

// `INSTALLED_REDIS=1 npm run unit -- e2e/faults/store` runs the same tests with the installed redis-server.
const createServer = () => (process.env.INSTALLED_REDIS ? new InstalledRedis() : new RedisServer());

/** Far more than a store on this machine needs, so that a busy one does not count as slow. */
const PATIENT_MS = 20_000;
/** For tests of a store that does not answer at all. */
const IMPATIENT_MS = 50;

type Entry = NonNullable<Parameters<PageCache['set']>[1]>;
type Found = Awaited<ReturnType<PageCache['get']>>;
type SetContext = Parameters<PageCache['set']>[2];
type GetContext = Parameters<PageCache['get']>[1];

/** A value as the framework hands it over: its types ask for more than the cache reads. */
function handed<Type>(value: unknown): Type {
  return value as Type;
}

/** Waits for a condition, a little less than a test may take: what goes on waiting would keep the process alive. */
async function until(condition: () => unknown): Promise<void> {
  const end = performance.now() + 50_000;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`not in time: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const page = (html: string, status?: number) =>
  handed<Extract<Entry, { kind: 'APP_PAGE' }>>({
    kind: 'APP_PAGE',
    html: `<html>${html}</html>`,
    rscData: Buffer.from('rsc'),
    headers: { 'x-next-cache-tags': 'content,page:a' },
    status,
  });
const setting = handed<SetContext>({
  isFallback: false,
  isRoutePPREnabled: false,
  cacheControl: { revalidate: 300, expire: 900 },
});
const getting = handed<GetContext>({ kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false });
const key = (path: string) => `/route-cache/APP_PAGE/0123/$${path}`;

describe('a store that the instances share', () => {
  let server: RedisServer | InstalledRedis;
  let port: number;
  let stores: SharedStore[];
  let folders: string[];

  beforeEach(async () => {
    captureLog();
    PageCache.reset();
    stores = [];
    folders = [];
    server = createServer();
    port = await server.start();
  });

  afterEach(async () => {
    for (const store of stores) store.close();
    globalThis.sharedStoreOfProcess = undefined;
    tagsManifest.clear();
    server.mode = 'well';
    await server.stop();
    for (const folder of folders) rmSync(folder, { recursive: true });
    jest.restoreAllMocks();
  });

  /** The store as an instance sees it, and the tags that others have told it. */
  function connect({ build = 'build', waitMs = PATIENT_MS } = {}) {
    const heard: string[] = [];
    const connection = new StoreConnection(`redis://127.0.0.1:${port}`, waitMs);
    const store = new SharedStore(connection, build, (tags) => heard.push(...tags), 20);
    stores.push(store);
    return { store, heard };
  }

  async function available(options?: { build?: string; waitMs?: number }) {
    const instance = connect(options);
    await until(() => instance.store.isAvailable);
    return instance;
  }

  /** What an instance has cached, on a disk of its own and without memory: all instances of a test are one process. */
  function cacheOf(store: SharedStore) {
    const folder = mkdtempSync(join(tmpdir(), 'store-'));
    folders.push(folder);
    const fs = {
      existsSync: () => true,
      readFile,
      writeFile: (path: string, data: string | Buffer) => writeFile(path, data),
      mkdir: (path: string) => mkdir(path, { recursive: true }),
      stat,
    };
    const options = { fs, serverDistDir: join(folder, 'server'), flushToDisk: true, revalidatedTags: [] };
    /** Next makes a cache for each request. */
    const request = () => {
      globalThis.sharedStoreOfProcess = store;
      return new PageCache(handed(options));
    };
    return { request, files: () => readdirSync(folder, { recursive: true }) };
  }

  const htmlOf = (found: Found) => (found?.value?.kind === 'APP_PAGE' ? found.value.html : undefined);
  /** Whether an instance without anything of its own would find it. */
  const isStored = (store: SharedStore, path: string) => store.read(key(path), PATIENT_MS);

  test('a page that one instance has rendered is served and kept by another', async () => {
    const [a, b] = [await available(), await available()];
    await cacheOf(a.store).request().set(key('/en/-/a'), page('one'), setting);
    await until(() => isStored(b.store, '/en/-/a'));
    const other = cacheOf(b.store);
    const found = await other.request().get(key('/en/-/a'), getting);
    expect(found).toMatchObject({
      cacheControl: { revalidate: 300 },
      value: { headers: { 'x-next-cache-tags': 'content,page:a' } },
    });
    expect(htmlOf(found)).toBe('<html>one</html>');
    await server.stop();
    expect(htmlOf(await other.request().get(key('/en/-/a'), getting))).toBe('<html>one</html>');
  });

  test('what can be chosen on a page is learned from each edition that another instance has rendered', async () => {
    const [a, b] = [await available(), await available()];
    const [rendering, other] = [cacheOf(a.store), cacheOf(b.store)];
    for (const edition of ['one', 'two']) {
      a.store.tags.publish(['page:a']);
      await until(() => b.heard.length > 0 && a.store.tags.lastId === b.store.tags.lastId);
      b.heard.length = 0;
      tagsManifest.set('page:a', { stale: Date.now() });
      const html = `<meta name="page-choices" content="tab=${edition}"/>`;
      await rendering.request().set(key('/en/-/a'), page(html), setting);
      // All instances of a test are one process.
      globalThis.valuesOfProcess?.delete('query-reduction');
      await until(async () => htmlOf(await other.request().get(key('/en/-/a'), getting))?.includes(html));
      expect(queryReduction().reduce('en/a', { tab: 'one,two' })).toEqual({ tab: edition });
    }
  });

  test('another build does not see it', async () => {
    const [a, b] = [await available(), await available({ build: 'other' })];
    await cacheOf(a.store).request().set(key('/en/-/a'), page('one'), setting);
    await until(() => isStored(a.store, '/en/-/a'));
    expect(await cacheOf(b.store).request().get(key('/en/-/a'), getting)).toBeNull();
  });

  test('pages that are missing, moved or chosen by a query are not stored; one that was removed is deleted', async () => {
    const { store } = await available();
    const cache = cacheOf(store).request();
    const missing = () => page('<head><meta name="render-status" content="404"/></head>');
    await cache.set(key('/en/-/junk'), missing(), setting);
    await cache.set(key('/en/-/moved'), page('', 308), setting);
    await cache.set(key('/en/dGFiPXg/a'), page('one'), setting);
    await cache.set(key('/en/-/a'), page('one'), setting);
    await until(() => isStored(store, '/en/-/a'));
    for (const path of ['/en/-/junk', '/en/-/moved', '/en/dGFiPXg/a']) expect(await isStored(store, path)).toBeUndefined();
    await cache.set(key('/en/-/a'), missing(), setting);
    await until(async () => !(await isStored(store, '/en/-/a')));
  });

  test('that content is missing is shared', async () => {
    const [a, b] = [await available(), await available()];
    const read = handed<Entry>({ kind: 'FETCH', data: { headers: {}, body: '{"status":"missing"}', url: '' }, revalidate: 300 });
    const context = { kind: 'FETCH', tags: ['record:junk'], revalidate: 300 };
    await cacheOf(a.store)
      .request()
      .set('0123', read, handed({ ...context, fetchCache: true }));
    await until(() => b.store.read('0123', PATIENT_MS));
    const other = cacheOf(b.store);
    expect(await other.request().get('0123', handed(context))).toMatchObject({ value: read });
    expect(other.files()).toEqual([]);
    // Another instance finds it after it was published, and this one forgets that it was missing.
    a.store.tags.publish(['record:junk']);
    await until(() => b.heard.includes('record:junk') && a.store.tags.lastId === b.store.tags.lastId);
    const publishedAt = Date.now();
    tagsManifest.set('record:junk', { stale: publishedAt });
    await until(() => Date.now() > publishedAt + 10);
    globalThis.sharedStoreOfProcess = a.store;
    const existing = handed<Entry>({ ...read, data: { headers: {}, body: '{"status":"found"}', url: '' } });
    await new SharedEntries().save('0123', existing, handed({ ...context, fetchCache: true }), false);
    expect(await other.request().get('0123', handed(context))).toMatchObject({ value: existing });
    await server.stop();
    expect(await other.request().get('0123', handed(context))).toMatchObject({ value: existing });
  });

  test('a form that was sent to one instance is not accepted by another', async () => {
    const [a, b] = [await available(), await available()];
    const token = new FormTokens('key').issue(Date.now());
    const uses: boolean[] = [];
    for (const { store } of [a, b]) {
      globalThis.sharedStoreOfProcess = store;
      uses.push(await new FormTokens('key').use(token));
    }
    expect(uses).toEqual([true, false]);
    await server.stop();
    expect(await new FormTokens('key').use(token)).toBe(true);
  });

  test('published tags reach the other instances, and the one that published them only once', async () => {
    const [a, b] = [await available(), await available()];
    a.store.tags.publish(['page:a', 'page:b']);
    await until(() => b.heard.length > 0);
    await until(() => a.store.tags.lastId === b.store.tags.lastId);
    expect([a.heard, b.heard]).toEqual([[], ['page:a', 'page:b']]);
    expect((await available()).heard).toEqual(['page:a', 'page:b']);
  });

  test('a page that was made before its tag was published is not taken from the store, and one that was made after is', async () => {
    const [a, b] = [await available(), await available()];
    const [rendering, other] = [cacheOf(a.store), cacheOf(b.store)];
    const startedBefore = rendering.request();
    a.store.tags.publish(['page:a']);
    await until(() => b.heard.length > 0);
    await startedBefore.set(key('/en/-/a'), page('old'), setting);
    await until(() => isStored(b.store, '/en/-/a'));
    globalThis.sharedStoreOfProcess = b.store;
    const local = handed<NonNullable<Found>>({ value: page('local'), lastModified: 1 });
    expect(await new SharedEntries().find(key('/en/-/a'), null, getting)).toMatchObject({ isStale: true });
    expect(await new SharedEntries().find(key('/en/-/a'), local, getting)).toBeUndefined();
    await until(() => a.store.tags.lastId === b.store.tags.lastId);
    await rendering.request().set(key('/en/-/a'), page('new'), setting);
    await until(async () => htmlOf(await other.request().get(key('/en/-/a'), getting)) === '<html>new</html>');
  });

  test.each([
    ['at once', () => true],
    ['when it is sent', (store: SharedStore) => isStored(store, '/en/-/sent')],
  ])('the instance that publishes a tag does not take an older page from the store, %s', async (_, isReached) => {
    const { store } = await available();
    const cache = cacheOf(store);
    await cache.request().set(key('/en/-/a'), page('old'), setting);
    await until(() => isStored(store, '/en/-/a'));
    jest.spyOn(store.tags, 'synchronize').mockResolvedValue();
    await cache.request().revalidateTag(['page:a'], { expire: 900 });
    await cache.request().set(key('/en/-/sent'), page('sent'), setting);
    await until(() => isReached(store));
    expect(await new SharedEntries().find(key('/en/-/a'), null, getting)).toMatchObject({ isStale: true });
  });

  test('a fresh page does not ask the store', async () => {
    const { store } = await available();
    const read = jest.spyOn(store, 'read');
    globalThis.sharedStoreOfProcess = store;
    const local = { value: page('local'), lastModified: Date.now(), cacheControl: { revalidate: 300, expire: 900 } };
    expect(await new SharedEntries().find(key('/en/-/a'), handed(local), getting)).toBeUndefined();
    expect(read).not.toHaveBeenCalled();
  });

  test('instances count the requests of a client together', async () => {
    const [a, b] = [await available(), await available()];
    const limits = [a, b].map(({ store }) => {
      const limit = createSharedRateLimit('test', { perClient: 2, inAll: 100, windowMs: 600_000, clientsMax: 10 });
      return async (client: string) => {
        globalThis.sharedStoreOfProcess = store;
        return limit(client);
      };
    });
    const [onA, onB] = limits;
    expect([await onA?.('192.0.2.1'), await onB?.('192.0.2.1'), await onB?.('192.0.2.2')]).toEqual([0, 0, 0]);
    expect(await onA?.('192.0.2.1')).toBeGreaterThan(500);
    await server.stop();
    await until(() => !a.store.isAvailable);
    expect(await onA?.('192.0.2.3')).toBe(0);
  });

  test('a count whose window the store was not told ends all the same', async () => {
    const { store } = await available();
    const connection = new StoreConnection(`redis://127.0.0.1:${port}`, PATIENT_MS);
    await until(async () => (await connection.deliver(['INCR', 'limit:test'])) !== undefined);
    connection.close();
    expect(await store.count('test', 600_000)).toEqual({ count: 2, endsInMs: 600_000 });
    const { endsInMs = 0 } = (await store.count('test', 600_000)) ?? {};
    expect(endsInMs).toBeGreaterThan(0);
    expect(endsInMs).toBeLessThanOrEqual(600_000);
  });

  /** Everything that an answer may wait for. */
  async function useStore(store: SharedStore) {
    const cache = cacheOf(store);
    await cache.request().set(key('/en/-/a'), page('one'), setting);
    const found = await cache.request().get(key('/en/-/a'), getting);
    const missing = await cache.request().get(key('/en/-/b'), getting);
    return [htmlOf(found), missing, await store.count('test', 1000)];
  }

  test.each<StoreMode>(['slow', 'frozen'])('a store that is %s costs one wait, no page and no limit', async (mode) => {
    const { store } = await available();
    store.close();
    const impatient = connect({ waitMs: IMPATIENT_MS });
    await until(() => impatient.store.isAvailable);
    server.mode = mode;
    await until(async () => (await impatient.store.count('test', 1000)) === undefined && !impatient.store.isAvailable);
    expect(await useStore(impatient.store)).toEqual(['<html>one</html>', null, undefined]);
    impatient.store.tags.publish(['page:a']);
    server.mode = 'well';
    const { heard } = await available();
    await until(() => heard.includes('page:a'));
    await until(() => impatient.store.isAvailable);
  });

  test('a store that is full costs no page and no limit', async () => {
    const { store } = await available();
    const { heard } = await available();
    server.mode = 'full';
    await until(async () => (await store.count('full', 1000)) === undefined);
    expect(await useStore(store)).toEqual(['<html>one</html>', null, undefined]);
    expect(store.isAvailable).toBe(true);
    store.tags.publish(['page:a']);
    server.mode = 'well';
    await until(() => heard.length > 0);
  });

  test('while the store is away everything is as without one, and tags that were published then reach the others later', async () => {
    const [a, b] = [await available(), await available()];
    await server.stop();
    await until(() => !a.store.isAvailable);
    expect(await useStore(a.store)).toEqual(['<html>one</html>', null, undefined]);
    a.store.tags.publish(['page:a']);
    // It starts again empty.
    await server.start(port);
    await until(() => b.heard.includes('page:a'));
  });

  test('a store that is down at the start is used when it comes', async () => {
    await server.stop();
    const lines = captureLog();
    const { store } = connect();
    await until(() => lines().length > 0);
    expect(lines()).toMatchObject([{ event: 'store-unavailable', reason: expect.stringContaining('ECONNREFUSED') }]);
    expect(await useStore(store)).toEqual(['<html>one</html>', null, undefined]);
    await server.start(port);
    await until(() => store.isAvailable);
    expect(lines().at(-1)).toMatchObject({ event: 'store-available' });
  });
});
