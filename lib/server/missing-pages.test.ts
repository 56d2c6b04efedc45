import { rmSync } from 'node:fs';
import { isStale } from './cache-entry.ts';
import { contentChecks } from './content-checks.ts';
import {
  asPage,
  context,
  getting,
  handed,
  keyOf,
  list,
  page,
  reading,
  storedPages,
  useTestCache,
} from './page-cache.test-helper.ts';
import { notFoundPages } from './prepared-pages.ts';
import { PREPARED_PAGE_NAME } from './render-status.ts';

describe('not-found pages', () => {
  const given = useTestCache();
  const notFound = (body: string, extra = '') =>
    page(`<html><head><meta name="render-status" content="404"/>${extra}</head><body>${body}</body></html>`);
  const withoutContent = () => notFound('', `<meta name="${PREPARED_PAGE_NAME}" content="not-found"/>`);

  test('one is rendered for all addresses of a language, and they share its HTML and flight data', async () => {
    expect(notFoundPages().isFresh('en')).toBe(false);
    const first = notFound('Not found');
    await given.cache.set(keyOf('/en/-/page-not-found'), first, context);
    expect([notFoundPages().isFresh('en'), notFoundPages().isFresh('hi')]).toEqual([true, false]);
    const second = withoutContent();
    second.headers['x-next-cache-tags'] = 'page:junk';
    await given.cache.set(keyOf('/en/-/junk'), second, context);
    expect(second).toMatchObject({ html: first.html, headers: { 'x-next-cache-tags': 'page:junk' } });
    const found = handed<ReturnType<typeof page>>((await given.cache.get(keyOf('/en/-/junk'), asPage))?.value);
    expect(found).toMatchObject({ status: 404, html: first.html });
    expect(found.rscData).toBe(first.rscData);
    expect(storedPages(given)).toEqual([]);
  });

  test('an address that the middleware does not see has that of the default language', async () => {
    const first = notFound('Not found');
    await given.cache.set(keyOf('/en/-/page-not-found'), first, context);
    const other = withoutContent();
    await given.cache.set(keyOf('/art/nope'), other, context);
    expect(other.html).toBe(first.html);
    expect((await given.cache.get(keyOf('/art/nope'), asPage))?.value).toMatchObject({ status: 404, html: first.html });
  });

  test('deleted content has its own status', async () => {
    await given.cache.set(keyOf('/en/-/page-not-found'), notFound('Not found'), context);
    const deleted = withoutContent();
    deleted.html = handed<string>(deleted.html).replace('404', '410');
    await given.cache.set(keyOf('/en/-/junk'), deleted, context);
    expect(deleted).toMatchObject({ status: 410, html: expect.stringContaining('content="410"') });
    expect((await given.cache.get(keyOf('/en/-/junk'), asPage))?.value).toMatchObject({ status: 410, html: deleted.html });
  });

  test('it is rendered again after its lifetime, and when content is published', async () => {
    const cacheControl = { revalidate: 5, expire: 60 };
    notFoundPages().set('en', { html: '', rscData: undefined, headers: {}, cacheControl }, 1000, 1000);
    expect([notFoundPages().isFresh('en', 5999), notFoundPages().isFresh('en', 6000)]).toEqual([true, false]);
    await given.cache.set(keyOf('/en/-/page-not-found'), notFound('Not found'), context);
    await given.cache.revalidateTag(['header']);
    expect(notFoundPages().isFresh('en')).toBe(false);
  });

  test('one that is remembered is stale after its lifetime, and when content was published', async () => {
    await given.cache.set(keyOf('/en/-/page-not-found'), notFound('Not found'), context);
    await given.cache.set(keyOf('/en/-/junk'), withoutContent(), context);
    const isFresh = async () => ((await given.cache.get(keyOf('/en/-/junk'), asPage))?.lastModified ?? 0) >= Date.now() - 5000;
    expect(await isFresh()).toBe(true);
    await given.cache.revalidateTag(['page:junk']);
    expect(await isFresh()).toBe(false);
  });

  test('what was published while a request was answered makes what it found missing stale', async () => {
    const isReadStale = async () =>
      isStale((await given.cache.get('junk', getting(['page:junk']))) ?? {}, getting(['page:junk']));
    const isPageStale = async () => isStale((await given.cache.get(keyOf('/en/-/junk'), asPage)) ?? {}, asPage);
    const answer = async () => {
      await given.cache.set('junk', list('{"status":"missing"}'), reading(['page:junk']));
      await given.cache.set(keyOf('/en/-/page-not-found'), notFound('Not found'), context);
      await given.cache.set(keyOf('/en/-/junk'), withoutContent(), context);
      return [await isReadStale(), await isPageStale(), notFoundPages().isFresh('en')];
    };
    expect(await answer()).toEqual([false, false, true]);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10);
    await given.cache.revalidateTag(['page:junk'], { expire: 60 });
    expect(await answer()).toEqual([true, true, false]);
  });

  describe('of documents that the content service is asked for', () => {
    const missingStatus = jest.fn<Promise<404 | 410 | undefined>, [path: string, locale: string]>();

    beforeEach(async () => {
      missingStatus.mockReset().mockResolvedValue(404);
      contentChecks().missingStatus = missingStatus;
      await given.cache.set(keyOf('/en/-/page-not-found'), notFound('Not found'), context);
    });

    afterEach(() => {
      delete contentChecks().missingStatus;
    });

    const statusOf = async (path: string) =>
      handed<{ status?: number } | undefined>((await given.cache.get(keyOf(path), asPage))?.value)?.status;

    test.each([404, 410] as const)(
      'a missing one (%i) is the prepared page without a rendering, asked for once',
      async (status) => {
        missingStatus.mockResolvedValue(status);
        expect([await statusOf('/en/-/a/junk'), await statusOf('/en/-/a/junk')]).toEqual([status, status]);
        expect(missingStatus.mock.calls).toEqual([['/a/junk', 'en']]);
      },
    );

    test('one that exists, or is not known, is rendered', async () => {
      missingStatus.mockResolvedValue(undefined);
      expect(await given.cache.get(keyOf('/en/-/a/good'), asPage)).toBeNull();
    });

    test('is not asked for when the page is cached or was, and when the not-found page must be rendered', async () => {
      await given.cache.set(keyOf('/en/-/good'), page('<html>good</html>'), context);
      expect(await statusOf('/en/-/good')).toBeUndefined();
      rmSync(given.folder, { recursive: true });
      for (const path of ['/en/-/a', '/en/-/b'])
        await given.cache.set(keyOf(path), page(`<html>${'x'.repeat(600_000)}</html>`), context);
      rmSync(given.folder, { recursive: true });
      expect(await given.cache.get(keyOf('/en/-/good'), asPage)).toBeNull();
      expect(await given.cache.get(keyOf('/hi/-/junk'), asPage)).toBeNull();
      expect(await given.cache.get(keyOf('/art/nope'), asPage)).toBeNull();
      notFoundPages().expire();
      expect(await given.cache.get(keyOf('/en/-/junk'), asPage)).toBeNull();
      expect(missingStatus).not.toHaveBeenCalled();
    });

    test('is asked for again after its lifetime; without a reply the last one stays, and is stale', async () => {
      await statusOf('/en/-/junk');
      const later = Date.now() + 6000;
      jest.spyOn(Date, 'now').mockReturnValue(later);
      await given.cache.set(keyOf('/en/-/page-not-found'), notFound('Not found'), context);
      expect(await given.cache.get(keyOf('/en/-/junk'), asPage)).toMatchObject({ lastModified: later });
      jest.spyOn(Date, 'now').mockReturnValue(later + 6000);
      await given.cache.set(keyOf('/en/-/page-not-found'), notFound('Not found'), context);
      missingStatus.mockResolvedValue(undefined);
      expect(await given.cache.get(keyOf('/en/-/junk'), asPage)).toMatchObject({ lastModified: later, value: { status: 404 } });
      expect(missingStatus).toHaveBeenCalledTimes(3);
    });
  });

  test('ten thousand of them take no memory from other pages', async () => {
    await given.cache.set(keyOf('/en/-/good'), page('<html>good</html>'), context);
    await given.cache.set(keyOf('/en/-/page-not-found'), notFound('x'.repeat(10_000)), context);
    for (let index = 0; index < 12_000; index += 1)
      await given.cache.set(keyOf(`/en/-/junk-${index}`), withoutContent(), context);
    rmSync(given.folder, { recursive: true });
    expect(await given.cache.get(keyOf('/en/-/good'), asPage)).not.toBeNull();
    expect(await given.cache.get(keyOf('/en/-/junk-0'), asPage)).toBeNull();
    expect(await given.cache.get(keyOf('/en/-/junk-11999'), asPage)).not.toBeNull();
  });
});
