import { settings } from '#lib/config/settings.ts';
import { DELETED_TAG, MEMORY_ONLY_TAG } from '#lib/content/read/cache-rules.ts';
import { withRequest } from '#lib/observability/request-context.ts';
import type { CacheEntry, PageValue } from './cache-entry.ts';
import { page, read, stored, useTestCache } from './page-cache.test-helper.ts';

const PAGE = { kind: 'APP_PAGE' };
const pageIn = (entry: CacheEntry | null) => entry?.value as PageValue | undefined;
describe('limits of the page cache', () => {
  const given = useTestCache();

  test.each([404, 410])('a page with status %i is kept by caches in front for seconds, not for weeks', async (status) => {
    const gone = page('gone', { status: 404, tags: status === 410 ? [DELETED_TAG] : [] });
    await given.request().set('a', gone, stored);
    expect(pageIn(await given.request().get('a', PAGE))?.headers).toMatchObject({
      'cache-control': 's-maxage=15, stale-while-revalidate=15',
    });
  });

  test('a read of missing content is made again after 15 seconds, whatever its lifetime', async () => {
    const context = { kind: 'FETCH', tags: ['page:a'] };
    await given.request().set('r', { ...read('{"status":"missing"}'), revalidate: 86_400 }, { tags: ['page:a'] });
    given.pass(15_000);
    expect(await given.request().get('r', context)).not.toBeNull();
    given.pass(1);
    expect(await given.request().get('r', context)).toBeNull();
  });

  test('however different the queries of a client are, its first renders have a limit, and other clients theirs', async () => {
    const ask = (client: string, amount: number) =>
      withRequest({ id: 'a', client, path: '/emi-cc-upi' }, async () => {
        const request = given.request();
        const found = pageIn(await request.get(`/en/${amount}/emi-cc-upi`, PAGE));
        if (found === undefined) await request.set(`/en/${amount}/emi-cc-upi`, page('emi', { tags: [MEMORY_ONLY_TAG] }), stored);
        return found?.status;
      });
    const answers: unknown[] = [];
    for (let amount = 1; amount <= 100; amount += 1) answers.push(await ask('192.0.2.1', amount));
    expect(answers.filter((status) => status === undefined)).toHaveLength(settings.RENDERS_PER_CLIENT);
    expect(answers.filter((status) => status === 429)).toHaveLength(100 - settings.RENDERS_PER_CLIENT);
    expect(await ask('192.0.2.2', 5000)).toBeUndefined();
  });
});
