import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FormTokens } from '#components/blocks/request-form/server/form-tokens.ts';
import { captureLog } from '#lib/content/client/log-capture.test-helper.ts';
import { MEMORY_ONLY_TAG } from '#lib/content/read/cache-rules.ts';
import { metrics } from '#lib/observability/metrics.ts';
import type { CacheEntry, PageValue } from '#lib/server/cache-entry.ts';
import { encodeEntry } from '#lib/server/entry-codec.ts';
import { EntryFiles } from '#lib/server/entry-files.ts';
import PageCache, { caches } from '#lib/server/page-cache.ts';
import { publishedTags } from '#lib/server/published-tags.ts';
import { createSharedRateLimit } from '#lib/server/rate-limit.ts';
import { NAMESPACE, RedisConnection } from '#lib/server/redis/connection.ts';
import { SharedEntries } from '#lib/server/redis/shared-entries.ts';
import { SharedStore } from '#lib/server/redis/shared-store.ts';
import { renderGate } from '#lib/server/render-gate.ts';
import { InstalledRedis } from './installed-redis.ts';
import { type RedisMode, RedisServer } from './redis-server.ts';

// `INSTALLED_REDIS=1 npm run unit -- e2e/faults/redis` uses the installed redis-server.
const createServer = () => (process.env.INSTALLED_REDIS ? new InstalledRedis() : new RedisServer());

/** So long that a busy machine does not count as slow. */
const PATIENT_MS = 20_000;
/** For a Redis that does not respond. */
const IMPATIENT_MS = 50;

/** Polls for a little less than a test may take: an endless loop would keep the process alive. */
async function until(condition: () => unknown): Promise<void> {
  const end = performance.now() + 50_000;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`not in time: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const page = (html: string, { status, tags = [] }: { status?: number; tags?: string[] } = {}): PageValue => ({
  kind: 'APP_PAGE',
  html: `<html>${html}</html>`,
  rscData: Buffer.from('rsc'),
  headers: { 'x-next-cache-tags': ['content', 'page:a', ...tags].join(',') },
  status,
});
const setting = { cacheControl: { revalidate: 300, expire: 900 } };
const getting = { kind: 'APP_PAGE' };

describe('a Redis that the instances share', () => {
  let server: RedisServer | InstalledRedis;
  let port: number;
  let stores: SharedStore[];
  let folders: string[];

  beforeEach(async () => {
    captureLog();
    globalThis.valuesOfProcess?.clear();
    stores = [];
    folders = [];
    server = createServer();
    port = await server.start();
  });

  afterEach(async () => {
    for (const store of stores) store.close();
    globalThis.sharedStoreOfProcess = undefined;
    server.mode = 'well';
    await server.stop();
    for (const folder of folders) rmSync(folder, { recursive: true });
    jest.restoreAllMocks();
  });

  /** The store of an instance, and the tags that others have published. */
  function connect({ build = 'build', waitMs = PATIENT_MS } = {}) {
    const heard: string[] = [];
    const connection = new RedisConnection(`redis://127.0.0.1:${port}`, waitMs);
    const store = new SharedStore(connection, build, (tags) => heard.push(...tags), 20);
    stores.push(store);
    return { store, heard };
  }

  async function available(options?: { build?: string; waitMs?: number }) {
    const instance = connect(options);
    await until(() => instance.store.isAvailable);
    return instance;
  }

  /** The cache of an instance, with its own folder: all instances of a test are one process. */
  function cacheOf(store: SharedStore) {
    const folder = mkdtempSync(join(tmpdir(), 'redis-'));
    folders.push(folder);
    const files = new EntryFiles(folder);
    /** Next makes a handler for each request. */
    const request = () => {
      globalThis.sharedStoreOfProcess = store;
      caches().persisted.clear();
      caches().memoryOnly.clear();
      caches().files = files;
      return new PageCache();
    };
    return { request, files: () => readdirSync(folder) };
  }

  const htmlOf = (found: CacheEntry | null) => (found?.value.kind === 'APP_PAGE' ? found.value.html : undefined);
  /** Whether an instance with an empty cache would find it. */
  const isStored = (store: SharedStore, key: string) => store.read(key, PATIENT_MS);

  test('a page rendered by an instance is served and stored by another', async () => {
    const [a, b] = [await available(), await available()];
    await cacheOf(a.store).request().set('/en/-/a', page('one'), setting);
    await until(() => isStored(b.store, '/en/-/a'));
    const other = cacheOf(b.store);
    const found = await other.request().get('/en/-/a', getting);
    expect(found).toMatchObject({
      cacheControl: { revalidate: 300 },
      value: { headers: { 'x-next-cache-tags': 'content,page:a' } },
    });
    expect(htmlOf(found)).toBe('<html>one</html>');
    await server.stop();
    expect(htmlOf(await other.request().get('/en/-/a', getting))).toBe('<html>one</html>');
  });

  test('another build does not see it', async () => {
    const [a, b] = [await available(), await available({ build: 'other' })];
    await cacheOf(a.store).request().set('/en/-/a', page('one'), setting);
    await until(() => isStored(a.store, '/en/-/a'));
    expect(await cacheOf(b.store).request().get('/en/-/a', getting)).toBeNull();
  });

  test('pages that are missing, moved or of a query are not stored; one that was removed is deleted', async () => {
    const { store } = await available();
    const cache = cacheOf(store).request();
    await cache.set('junk', page('', { status: 404 }), setting);
    await cache.set('moved', page('', { status: 308 }), setting);
    await cache.set('query', page('one', { tags: [MEMORY_ONLY_TAG] }), setting);
    await cache.set('/en/-/a', page('one'), setting);
    await until(() => isStored(store, '/en/-/a'));
    for (const key of ['junk', 'moved', 'query']) expect(await isStored(store, key)).toBeUndefined();
    await cache.set('/en/-/a', page('', { status: 404 }), setting);
    await until(async () => !(await isStored(store, '/en/-/a')));
  });

  test('a form token used on an instance is refused by another', async () => {
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

  test('published tags reach the other instances, and not the publishing one', async () => {
    const [a, b] = [await available(), await available()];
    a.store.tags.publish(['page:a', 'page:b']);
    await until(() => b.heard.length > 0);
    await until(() => a.store.tags.lastId === b.store.tags.lastId);
    expect([a.heard, b.heard]).toEqual([[], ['page:a', 'page:b']]);
    expect((await available()).heard).toEqual(['page:a', 'page:b']);
  });

  test('another instance lets visitors wait for a page that expired on one, until one of them has rendered it', async () => {
    const [a, b] = [await available(), await available()];
    const other = cacheOf(b.store);
    await other.request().set('/en/-/a', page('old'), setting);
    await until(() => isStored(b.store, '/en/-/a'));
    await cacheOf(a.store).request().revalidateTag('page:a', { expire: 0 });
    await until(() => b.heard.length > 0);
    expect(b.heard).toEqual(['page:a', 'expired:page:a']);
    expect(await other.request().get('/en/-/a', getting)).toBeNull();
    renderGate().leave('/en/-/a');
    await until(() => a.store.tags.lastId === b.store.tags.lastId);
    await new Promise((resolve) => setTimeout(resolve, 2));
    await cacheOf(a.store).request().set('/en/-/a', page('new'), setting);
    await until(async () => htmlOf(await other.request().get('/en/-/a', getting)) === '<html>new</html>');
  });

  test('a page rendered before its tag was published is not read from Redis, one rendered after is', async () => {
    const [a, b] = [await available(), await available()];
    const [rendering, other] = [cacheOf(a.store), cacheOf(b.store)];
    const startedBefore = rendering.request();
    a.store.tags.publish(['page:a']);
    await until(() => b.heard.length > 0);
    await startedBefore.set('/en/-/a', page('old'), setting);
    await until(() => isStored(b.store, '/en/-/a'));
    globalThis.sharedStoreOfProcess = b.store;
    expect(await new SharedEntries().find('/en/-/a', getting)).toMatchObject({ lastModified: 0 });
    await until(() => a.store.tags.lastId === b.store.tags.lastId);
    await rendering.request().set('/en/-/a', page('new'), setting);
    await until(async () => htmlOf(await other.request().get('/en/-/a', getting)) === '<html>new</html>');
  });

  test.each([
    ['at once', () => true],
    ['when it is sent', (store: SharedStore) => isStored(store, '/en/-/sent')],
  ])('the publishing instance does not read an older page from Redis, %s', async (_, isReached) => {
    const { store } = await available();
    const cache = cacheOf(store);
    await cache.request().set('/en/-/a', page('old'), setting);
    await until(() => isStored(store, '/en/-/a'));
    jest.spyOn(store.tags, 'synchronize').mockResolvedValue();
    await cache.request().revalidateTag(['page:a']);
    await cache.request().set('/en/-/sent', page('sent'), setting);
    await until(() => isReached(store));
    expect(await new SharedEntries().find('/en/-/a', getting)).toMatchObject({ lastModified: 0 });
  });

  test('a fresh page does not ask Redis, a stale one does', async () => {
    const { store } = await available();
    const cache = cacheOf(store);
    await cache.request().set('/en/-/a', page('one'), setting);
    await until(() => isStored(store, '/en/-/a'));
    const read = jest.spyOn(store, 'read');
    await new PageCache().get('/en/-/a', getting);
    expect(read).not.toHaveBeenCalled();
    publishedTags().publish(['page:a']);
    await new PageCache().get('/en/-/a', getting);
    expect(read).toHaveBeenCalled();
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

  test('a count without an expiry gets one', async () => {
    const { store } = await available();
    const connection = new RedisConnection(`redis://127.0.0.1:${port}`, PATIENT_MS);
    await until(async () => (await connection.deliver(['INCR', `${NAMESPACE}:limit:test`])) !== undefined);
    connection.close();
    expect(await store.count('test', 600_000)).toEqual({ count: 2, endsInMs: 600_000 });
    const { endsInMs = 0 } = (await store.count('test', 600_000)) ?? {};
    expect(endsInMs).toBeGreaterThan(0);
    expect(endsInMs).toBeLessThanOrEqual(600_000);
  });

  /** A connection of somebody who writes what they like. */
  async function stranger() {
    const connection = new RedisConnection(`redis://127.0.0.1:${port}`, PATIENT_MS);
    await until(async () => (await connection.deliver(['DEL', 'nothing'])) !== undefined);
    return connection;
  }
  const nameOf = (key: string) => `${NAMESPACE}:entry:build:${key}`;
  const dropped = async () => (await metrics().entriesDropped.get()).values[0]?.value ?? 0;

  test('entries that no instance has written, or under another key, are deleted, counted and read as missing', async () => {
    const { store } = await available();
    await cacheOf(store).request().set('/en/-/a', page('one'), setting);
    await until(() => isStored(store, '/en/-/a'));
    const { bytes } = (await store.read('/en/-/a', PATIENT_MS)) ?? {};
    if (!bytes) throw new Error('not stored');
    const unsigned = gzipSync(encodeEntry('/en/-/b', { value: page('<script>'), lastModified: 1 }));
    const connection = await stranger();
    const before = await dropped();
    for (const poison of [
      bytes,
      unsigned,
      Buffer.concat([Buffer.from('0-0\0'), unsigned, Buffer.alloc(32)]),
      Buffer.from('a'),
      Buffer.alloc(0),
    ]) {
      await connection.deliver(['SET', nameOf('/en/-/b'), poison, 'PX', '60000']);
      expect(await cacheOf(store).request().get('/en/-/b', getting)).toBeNull();
      await until(async () => !(await isStored(store, '/en/-/b')));
    }
    connection.close();
    expect(await dropped()).toBe(before + 5);
    expect(htmlOf(await cacheOf(store).request().get('/en/-/a', getting))).toBe('<html>one</html>');
  });

  test('keys of another type take nothing out, and let no form be sent twice', async () => {
    const [a, b] = [await available(), await available()];
    const token = new FormTokens('key').issue(Date.now());
    const connection = await stranger();
    const names = [
      nameOf('/en/-/a'),
      `${NAMESPACE}:limit:test`,
      `${NAMESPACE}:tags`,
      `${NAMESPACE}:claim:token:${token.split('.')[1]}`,
    ];
    for (const name of names) await connection.deliver(['RPUSH', name, 'x']);
    connection.close();
    globalThis.sharedStoreOfProcess = a.store;
    expect(await new FormTokens('key').use(token)).toBe(false);
    expect(await cacheOf(a.store).request().get('/en/-/a', getting)).toBeNull();
    await until(async () => (await a.store.count('test', 1000))?.count !== undefined);
    a.store.tags.publish(['page:a']);
    await until(() => b.heard.includes('page:a'));
    await until(() => a.store.isAvailable && b.store.isAvailable);
  });

  /** All that a response may wait for. */
  async function useStore(store: SharedStore) {
    const cache = cacheOf(store);
    await cache.request().set('/en/-/a', page('one'), setting);
    const found = await cache.request().get('/en/-/a', getting);
    const missing = await cache.request().get('/en/-/b', getting);
    return [htmlOf(found), missing, await store.count('test', 1000)];
  }

  test.each<RedisMode>(['slow', 'hung'])(
    'a Redis that is %s delays a response once, and breaks no page and no limit',
    async (mode) => {
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
    },
  );

  test('a Redis that is full breaks no page and no limit', async () => {
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

  test('while Redis is unreachable the site works as without one, and published tags arrive later', async () => {
    const [a, b] = [await available(), await available()];
    await server.stop();
    await until(() => !a.store.isAvailable);
    expect(await useStore(a.store)).toEqual(['<html>one</html>', null, undefined]);
    a.store.tags.publish(['page:a']);
    // With an empty data set.
    await server.start(port);
    await until(() => b.heard.includes('page:a'));
  });

  test('a Redis that is down at the start is used when it is reachable', async () => {
    await server.stop();
    const lines = captureLog();
    const { store } = connect();
    await until(() => lines().length > 0);
    expect(lines()).toMatchObject([{ event: 'redis-unavailable', reason: expect.stringContaining('ECONNREFUSED') }]);
    expect(await useStore(store)).toEqual(['<html>one</html>', null, undefined]);
    await server.start(port);
    await until(() => store.isAvailable);
    expect(lines().at(-1)).toMatchObject({ event: 'redis-available' });
  });
});
