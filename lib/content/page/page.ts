import { cache } from 'react';
import { settings } from '#lib/config/settings.ts';
import type { Page } from '#lib/contract/documents.ts';
import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { PAGE_PARAMS } from '#lib/contract/page-params.ts';
import { type PageQuery, withoutParams } from '#lib/contract/page-query.ts';
import { isLocale, type Locale, toLocale } from '#lib/i18n/locales.ts';
import { matchRoute, type RouteMatch } from '#lib/routes/match.ts';
import { fillProduct } from '#lib/routes/table.ts';
import { logDefect, logFailure } from '../client/log.ts';
import { revalidateSoon, sendAsDeleted, sendNoStore } from '../read/cache.ts';
import { type Result, read, toResult } from '../read/read.ts';
import { resolveBlocks } from '../resolve/resolve-blocks.ts';
import { cardPage, type PageResult } from './card-page.ts';
import { affordableBlocks } from './page-cost.ts';
import { accessoryPage, bookingPage, documentPage, internationalTabPage, loungeCityPage, offerPage } from './record-page.ts';

export interface LoadedPage {
  locale: Locale;
  path: string;
  /** Query of the address, with values that do not exist replaced or removed. */
  query: PageQuery;
  result: PageResult;
}

function readLegalPage(slug: string, locale: Locale): Promise<PageResult> {
  const { creditCardTerms, legalPage } = ENDPOINTS;
  // These terms have an endpoint of their own.
  if (creditCardTerms.path.endsWith(`/${slug}`)) return read(creditCardTerms, {}, locale);
  return documentPage(legalPage, slug, '/legal', locale);
}

async function loadDocument({ route, ids }: RouteMatch, locale: Locale): Promise<PageResult> {
  const { content, pattern } = route;
  const [id = ''] = ids;
  switch (content.kind) {
    case 'screen':
      return read(ENDPOINTS[content.endpoint], {}, locale, { isRequired: true });
    case 'generic':
      return ids[0] === undefined
        ? read(ENDPOINTS.page, { slug: fillProduct(pattern, settings.PRODUCT_SLUG).slice(1) }, locale, { isRequired: true })
        : read(ENDPOINTS.page, { slug: ids[0] }, locale);
    case 'document':
      if (content.endpoint === 'loungeCity') return loungeCityPage(id, locale);
      if (content.endpoint === 'legalPage') return readLegalPage(id, locale);
      return documentPage(ENDPOINTS[content.endpoint], id, pattern.slice(0, pattern.lastIndexOf('/')), locale);
    case 'offer':
      return offerPage(ids, content.types, locale);
    case 'booking':
      return bookingPage(id, content.types, locale);
    case 'accessory':
      return accessoryPage(id, locale);
    case 'card':
      return cardPage(id, content.type, locale);
    case 'international-tab':
      return internationalTabPage(id, locale);
    case 'own':
      return { status: 'missing' };
  }
}

/**
 * The document of a page, without the records of its lists.
 * @param path site path without locale
 */
export async function getPageDocument(path: string, locale: Locale): Promise<Result<Page>> {
  const match = matchRoute(path, settings.PRODUCT_SLUG);
  const result: PageResult = match ? await loadDocument(match, locale) : { status: 'missing' };
  return result.status === 'moved' ? { status: 'missing' } : result;
}

/** Memoized for the request, because the head and the body of a page need it. */
const loadPage = cache(async (code: string, path: string, given: string): Promise<LoadedPage> => {
  const locale = toLocale(code);
  let query: PageQuery = JSON.parse(given);
  const match = isLocale(code) ? matchRoute(path, settings.PRODUCT_SLUG) : undefined;
  let result = await toResult<PageResult>(async () => {
    const document: PageResult = match ? await loadDocument(match, locale) : { status: 'missing' };
    if (document.status !== 'ok') return document;
    // The path of these pages names the tab, so their links do not repeat it.
    const tabInPath = match?.route.content.kind === 'international-tab';
    const context = { locale, query: tabInPath ? { ...query, tab: match?.ids[0] } : query };
    const resolved = await resolveBlocks(document.value.content, context);
    const content = affordableBlocks(resolved.blocks, path);
    if (resolved.movedTo !== undefined) return { status: 'moved', path: resolved.movedTo };
    if (content.length === 0) logDefect({ source: path, pointer: '/content', reason: 'the page has no usable block' });
    const { params = PAGE_PARAMS } = resolved;
    const unread = PAGE_PARAMS.filter((name) => !params.includes(name));
    query = withoutParams(resolved.query, tabInPath ? [...unread, 'tab'] : unread);
    return { status: 'ok', value: { ...document.value, content } };
  });
  if (result.status === 'failed') logFailure(result.error);
  if (result.status === 'failed' && result.error.failure === 'empty') {
    await sendNoStore();
    result = { status: 'missing' };
  }
  if (result.status === 'deleted') await sendAsDeleted();
  if (match && (result.status === 'missing' || result.status === 'deleted')) await revalidateSoon();
  return { locale, path, query, result };
});

/**
 * A page with the records of its lists.
 * @param segments path after the locale
 */
export function getPage(code: string, segments: readonly string[], query: PageQuery): Promise<LoadedPage> {
  return loadPage(code, `/${segments.join('/')}`, JSON.stringify(query));
}
