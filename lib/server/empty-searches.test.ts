import type { SearchQuery } from '#lib/contract/search-query.ts';
import { isStale } from './cache-entry.ts';
import { contentChecks } from './content-checks.ts';
import { SEARCH_TEXT, SPELLING, spellingContent } from './no-results-page.ts';
import { asPage, context, handed, keyOf, page, storedPages, useTestCache } from './page-cache.test-helper.ts';
import PageCache from './page-cache.ts';
import { viewOf } from './view.ts';

describe('searches without results', () => {
  const given = useTestCache();
  const viewFor = (searchItem: string) => viewOf('en', '/search', new URLSearchParams({ searchItem }));
  const keyFor = (searchItem: string, locale = 'en') => keyOf(`/${locale}/${viewFor(searchItem)}/search`);
  const spellings = jest.fn<Promise<string | undefined>, [SearchQuery, string]>();
  /** A page as it is rendered: with placeholders. */
  const rendered = (searchItem: string, spelling = '') => {
    const shown = SEARCH_TEXT + (spelling && SPELLING);
    const entry = page(`<html><meta name="no-results" content="${spellingContent(spelling)}"/>${shown}</html>`);
    entry.rscData = Buffer.from(`"${viewFor(searchItem)}" "${SEARCH_TEXT}" "${spellingContent(spelling)}"`);
    return entry;
  };
  const htmlOf = (text: string) => `<html><meta name="no-results" content=""/>${text}</html>`;
  const cachedHtml = async (text: string) =>
    handed<{ html: string } | undefined>((await given.cache.get(keyFor(text), asPage))?.value)?.html;

  beforeEach(() => {
    spellings.mockReset().mockResolvedValue('');
    contentChecks().spellingWithoutResults = spellings;
  });

  afterEach(() => {
    delete contentChecks().spellingWithoutResults;
  });

  test('2.4 one is rendered for all of a language, each with its text', async () => {
    expect(await given.cache.get(keyFor('a<b'), asPage)).toBeNull();
    const first = rendered('a<b');
    await given.cache.set(keyFor('a<b'), first, context);
    expect(first.html).toBe(htmlOf('a&lt;b'));
    expect(String(first.rscData)).toBe(`"${viewFor('a<b')}" "a<b" ""`);
    const second = handed<ReturnType<typeof page>>((await given.cache.get(keyFor('$c'), asPage))?.value);
    expect(second).toMatchObject({ status: 200, html: htmlOf('$c') });
    expect(String(second.rscData)).toBe(`"${viewFor('$c')}" "$$c" ""`);
    expect((await given.cache.get(keyFor('a<b'), asPage))?.value).toMatchObject({ html: htmlOf('a&lt;b') });
    expect(await given.cache.get(keyFor('a<b', 'hi'), asPage)).toBeNull();
    expect(storedPages(given)).toEqual([]);
  });

  test('2.4 those that offer another spelling have a page of their own', async () => {
    await given.cache.set(keyFor('a'), rendered('a'), context);
    spellings.mockResolvedValue('b & c');
    expect(await given.cache.get(keyFor('d'), asPage)).toBeNull();
    await given.cache.set(keyFor('d'), rendered('d', 'b & c'), context);
    expect([await cachedHtml('d'), await cachedHtml('e'), await cachedHtml('a')]).toEqual([
      htmlOf('db &amp; c'),
      htmlOf('eb &amp; c'),
      htmlOf('a'),
    ]);
  });

  test('2.4 one with results, or when that is not known, is rendered', async () => {
    await given.cache.set(keyFor('a'), rendered('a'), context);
    spellings.mockResolvedValue(undefined);
    expect(await given.cache.get(keyFor('b'), asPage)).toBeNull();
    await given.cache.set(keyFor('a'), page('<html>results</html>'), context);
    expect((await given.cache.get(keyFor('a'), asPage))?.value).toMatchObject({ html: '<html>results</html>' });
  });

  test('2.4 after content was published a known one is stale, and another is rendered', async () => {
    await given.cache.set(keyFor('a'), rendered('a'), context);
    await given.cache.revalidateTag(['page:ekaa']);
    const found = await given.cache.get(keyFor('a'), asPage);
    expect(found?.value).toMatchObject({ html: htmlOf('a') });
    expect(isStale(found ?? {}, asPage)).toBe(true);
    expect(await given.cache.get(keyFor('b'), asPage)).toBeNull();
  });

  test('2.4 one that was rendered before content was published does not replace a newer one', async () => {
    const older = given.cache;
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 10);
    await given.cache.revalidateTag(['page:ekaa']);
    jest.spyOn(Date, 'now').mockReturnValue(now + 20);
    const newer = new PageCache(given.options);
    const fresh = rendered('b');
    fresh.html = handed<string>(fresh.html).replace('</html>', 'new</html>');
    await newer.set(keyFor('b'), fresh, context);
    await older.set(keyFor('a'), rendered('a'), context);
    expect([await cachedHtml('b'), await cachedHtml('c')]).toEqual([htmlOf('bnew'), htmlOf('cnew')]);
  });

  test('13 long texts are forgotten before they take two megabytes', async () => {
    await given.cache.set(keyFor('a'), rendered('a'), context);
    const long = (index: number) => `${index} ${'ह'.repeat(190)}`;
    for (let index = 0; index < 1500; index += 1) await given.cache.get(keyFor(long(index)), asPage);
    expect(spellings).toHaveBeenCalledTimes(1500);
    await given.cache.get(keyFor(long(1499)), asPage);
    expect(spellings).toHaveBeenCalledTimes(1500);
    await given.cache.get(keyFor(long(0)), asPage);
    expect(spellings).toHaveBeenCalledTimes(1501);
  });
});
