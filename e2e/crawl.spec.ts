import { matchRoute } from '#lib/routes/match.ts';
import { isPageAddress } from '#lib/routes/page-address.ts';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale, localizePath } from '../lib/i18n/locales.ts';
import { PRODUCT } from './support/addresses.ts';
import { CI_ONLY } from './support/ci-only.ts';
import { decode } from './support/html.ts';
import { readSitemap } from './support/page-head.ts';
import { expect, test } from './support/test.ts';

const AT_ONCE = 6;
/** Filters combine without end: so many are followed on a page, and all of its page numbers. */
const CHOICES_OF_A_PAGE = 3;
/**
 * Records of a route that are fetched in a translation. Their markup is that of the English pages, which are all fetched; the others
 * must be in the sitemap, and `lib/cli/check-content` follows the links in their texts.
 */
const TRANSLATED_RECORDS = 6;
const RECORDS: readonly string[] = ['offer', 'booking', 'accessory', 'card', 'document'];

interface Found {
  status: number;
  links: string[];
  /** The ids and names that a fragment may name. */
  ids: Set<string>;
}

function read(html: string): Omit<Found, 'status'> {
  const links = [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href]) => decode(href ?? ''));
  return { links, ids: new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => decode(id ?? ''))) };
}

/** The languages that every page is written in. */
const WHOLE: readonly Locale[] = ['en', 'hi'];
const CRAWLED: readonly Locale[] = [...WHOLE, 'ta'];

function isOf(locale: Locale, path: string): boolean {
  const prefix = LOCALES.find((code) => code !== DEFAULT_LOCALE && (path === `/${code}` || path.startsWith(`/${code}/`)));
  return (prefix ?? DEFAULT_LOCALE) === locale;
}

/** The route of a record's page; `undefined` for other pages. */
function recordRoute(path: string): string | undefined {
  const withoutLanguage = path.split('/').filter((segment, index) => index !== 1 || !isLocale(segment));
  const route = matchRoute(withoutLanguage.join('/'), PRODUCT)?.route;
  return route && RECORDS.includes(route.content.kind) ? route.pattern : undefined;
}

for (const locale of CRAWLED) {
  test(`2.1 links without script reach every page of the sitemap from ${localizePath('/', locale)}, and none is dead`, {
    tag: locale === DEFAULT_LOCALE ? [] : CI_ONLY,
  }, async ({ request }) => {
    test.setTimeout(900_000);
    const seen = new Map<string, Found>();
    const queue = [localizePath('/', locale)];
    const known = new Set(queue);
    const choices = new Map<string, number>();
    const records = new Map<string, number>();
    const unread = new Set<string>();
    const fragments: { from: string; page: string; id: string }[] = [];
    const dead: string[] = [];

    const follow = (link: string, from: string) => {
      const [address = '', id] = link.split('#', 2);
      const page = address === '' ? from : address;
      if (!page.startsWith('/')) return;
      if (id) fragments.push({ from, page, id });
      const [path = '/', query] = page.split('?', 2);
      if (known.has(page) || (isPageAddress(path) && !isOf(locale, path))) return;
      const count = choices.get(path) ?? 0;
      if (query !== undefined && !/^page_no=\d+$/.test(query)) {
        if (count >= CHOICES_OF_A_PAGE) return;
        choices.set(path, count + 1);
      }
      known.add(page);
      const record = locale === DEFAULT_LOCALE ? undefined : recordRoute(path);
      const read = record === undefined ? 0 : (records.get(record) ?? 0);
      if (read >= TRANSLATED_RECORDS) return void unread.add(path);
      if (record) records.set(record, read + 1);
      queue.push(page);
    };

    const fetchPage = async (page: string): Promise<[string, Found]> => {
      const response = await request.get(page);
      const isPage =
        response.headers()['content-type']?.startsWith('text/html') === true && isPageAddress(page.split('?')[0] ?? '');
      const found = isPage ? read(await response.text()) : { links: [], ids: new Set<string>() };
      return [page, { status: response.status(), ...found }];
    };

    while (queue.length > 0) {
      // In the order of the requests: which filters are followed must not depend on response times.
      for (const [page, found] of await Promise.all(queue.splice(0, AT_ONCE).map(fetchPage))) {
        seen.set(page, found);
        for (const link of found.links) {
          if (/\/something-went-wrong(?:$|\?)/.test(link)) dead.push(`${page} leads to the error page`);
          follow(link, page);
        }
      }
    }

    for (const [page, { status }] of seen) if (status !== 200) dead.push(`${page} is ${status}`);
    for (const { from, page, id } of fragments) {
      const target = seen.get(page);
      if (target && target.ids.size > 0 && !target.ids.has(decodeURIComponent(id)))
        dead.push(`${from} leads to ${page}#${id}, which is not there`);
    }
    const listed = [...(await readSitemap(request)).values()].flat().map(({ path }) => path);
    const own = new Set(listed.filter((path) => isOf(locale, path)));
    for (const path of WHOLE.includes(locale) ? unread : []) if (!own.has(path)) dead.push(`${path} is not in the sitemap`);
    expect([...new Set(dead)]).toEqual([]);
    const reached = new Set([...seen.keys(), ...unread].map((page) => page.split('?')[0]));
    expect(own.size).toBeGreaterThan(WHOLE.includes(locale) ? 200 : 60);
    expect([...own].filter((path) => !reached.has(path))).toEqual([]);
  });
}
