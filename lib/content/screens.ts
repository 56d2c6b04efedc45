import { matchRoute, type RouteMatch } from '#lib/config/routes/match.ts';
import { settings } from '#lib/config/settings.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { isLocale, toLocale } from '#lib/i18n/locales.ts';
import type { Page } from './contract/documents.ts';
import type { PageParam } from './page-params.ts';
import { type PageQuery, withoutParams } from './page-query.ts';
import { getDocumentPage, getPage, getScreenPage } from './pages.ts';
import { getAccessoryPage, getBookingPage, getInternationalTabPage, getOfferPage } from './record-pages.ts';
import { resolveBlocks } from './resolve/resolve-blocks.ts';
import { type PageResult, pageResult } from './screen.ts';

/** A page as it was asked for, and what came of it. */
export interface Screen {
  locale: Locale;
  /** The site path without language. */
  path: string;
  /** What the query of the address says, after what is wrong in it has given way. */
  query: PageQuery;
  result: PageResult;
}

/** A page with what its lists are filled for: an address may have its tab in its path, whatever its query says of it. */
interface Found {
  page: Page;
  query: PageQuery;
  /** What of that is said by the path: no link of the page says it again. */
  inPath?: readonly PageParam[];
}

async function findPage({ route, ids }: RouteMatch, locale: Locale, query: PageQuery): Promise<Found | null> {
  const { content } = route;
  const [id = ''] = ids;
  const plain = (page: Page | null): Found | null => page && { page, query };
  switch (content.kind) {
    case 'screen':
      return plain(await getScreenPage(content.endpoint, locale));
    case 'generic':
      return plain(await getPage(ids[0] ?? route.pattern.replace('{product}', settings.PRODUCT_SLUG).slice(1), locale));
    case 'document':
      return plain(await getDocumentPage(content.endpoint, id, locale));
    case 'offer':
      return plain(await getOfferPage(ids, content.types, locale));
    case 'booking':
      return plain(await getBookingPage(id, content.types, locale));
    case 'accessory':
      return plain(await getAccessoryPage(id, locale));
    case 'international-tab': {
      const page = await getInternationalTabPage(id, locale);
      return page && { page, query: { ...query, tab: id }, inPath: ['tab'] };
    }
    case 'own':
      return null;
  }
}

/**
 * The document of the page at an address, as it stands: the lists of its blocks are not filled.
 * @param path the site path without language
 * @returns the document, or `null` when there is none
 * @throws {ContentError} when a first read fails
 */
export async function getPageAt(path: string, locale: Locale): Promise<Page | null> {
  const match = matchRoute(path.split('/').filter(Boolean), settings.PRODUCT_SLUG);
  const found = match && (await findPage(match, locale, {}));
  return found?.page ?? null;
}

/**
 * The page at an address (spec 2.1): its document from the content service, with the lists of its blocks filled.
 * @param code the language segment of the address
 * @param segments the path after it
 * @param asked what the query of the address says
 * @throws only what is no failure of the content service
 */
export async function getScreen(code: string, segments: readonly string[], asked: PageQuery): Promise<Screen> {
  const locale = toLocale(code);
  const path = `/${segments.join('/')}`;
  let query = asked;
  const result = await pageResult(async () => {
    const match = isLocale(code) ? matchRoute(segments, settings.PRODUCT_SLUG) : undefined;
    const found = match && (await findPage(match, locale, asked));
    if (!found) return null;
    const resolved = await resolveBlocks(found.page.content, { locale, query: found.query });
    query = withoutParams(resolved.query, found.inPath ?? []);
    return { ...found.page, content: resolved.blocks };
  });
  return { locale, path, query, result };
}
