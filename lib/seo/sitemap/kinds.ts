import type { z } from 'zod';
import { settings } from '#lib/config/settings.ts';
import type { Params } from '#lib/content/client/request.ts';
import { offerPagePath } from '#lib/content/offer-address.ts';
import { documentPaths } from '#lib/content/page/document-paths.ts';
import { getPageDocument } from '#lib/content/page/page.ts';
import { allPages, countPages, LIST_PAGE_SIZE } from '#lib/content/read/all-pages.ts';
import { valueOrThrow } from '#lib/content/read/read.ts';
import type { Page } from '#lib/contract/documents.ts';
import { ENDPOINTS, type ListEndpoint } from '#lib/contract/endpoints.ts';
import { hasEnded } from '#lib/contract/offer-dates.ts';
import { cardPath } from '#lib/contract/record-paths.ts';
import type { Card } from '#lib/contract/records/card.ts';
import type { Offer } from '#lib/contract/records/offer.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#lib/i18n/locales.ts';
import { escapeXml } from '#lib/platform/escape-xml.ts';
import { matchRoute } from '#lib/routes/match.ts';
import type { RouteContent } from '#lib/routes/table.ts';
import { alternatesOf, isIndexed, localizedUrl, pageAddress } from '#lib/seo/page-address.ts';

type SitemapPage = Pick<Page, 'locale' | 'locales' | 'seo' | 'updated_at'>;

/** Empty when unknown or in the future. */
function lastChange({ updated_at }: SitemapPage, now: Date): string {
  if (updated_at === undefined || new Date(updated_at) > now) return '';
  return `<lastmod>${escapeXml(updated_at)}</lastmod>`;
}

/** A page that may be in the sitemap, and its site path without language. */
interface Listed {
  page: SitemapPage;
  path: string;
}

/** The languages in which a page is in the sitemap; none when it is not indexed or has another canonical address. */
function languagesOf({ page, path }: Listed): readonly Locale[] {
  const { languages, isCanonical } = pageAddress(page, DEFAULT_LOCALE, path);
  return isCanonical && isIndexed(page.seo) ? languages : [];
}

/** The entry of a page in a language, with all alternates; empty when there is none. */
export function sitemapEntry(listed: Listed, locale: Locale, now: Date = new Date()): string {
  const languages = languagesOf(listed);
  if (!languages.includes(locale)) return '';
  const { page, path } = listed;
  const links = Object.entries(alternatesOf(path, languages)).map(
    ([code, address]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(address)}"/>`,
  );
  return `<url><loc>${escapeXml(localizedUrl(path, locale))}</loc>${lastChange(page, now)}${links.join('')}</url>\n`;
}

/** With the alternates of twelve languages an entry has 1.5 KB, so a file stays below 10 MB. */
const PAGES_IN_FILE = 5000;
const LIST_PAGES_IN_FILE = PAGES_IN_FILE / LIST_PAGE_SIZE;

export interface SitemapKind {
  /** The number of files in each language. @throws {ContentError} */
  parts: () => Promise<number>;
  /** The pages of one file, in chunks. @throws {ContentError} */
  pages: (part: number) => AsyncGenerator<Listed[]>;
}

/**
 * The entries of one file in a language, in chunks that are not empty.
 * @throws {ContentError}
 */
export async function* entriesIn({ pages }: SitemapKind, part: number, locale: Locale): AsyncGenerator<string> {
  for await (const listed of pages(part)) {
    const entries = listed.map((one) => sitemapEntry(one, locale)).join('');
    if (entries !== '') yield entries;
  }
}

/**
 * The languages that have pages in one file of a kind.
 * @throws {ContentError}
 */
export async function languagesWith({ pages }: SitemapKind, part: number): Promise<Locale[]> {
  const found = new Set<Locale>();
  for await (const listed of pages(part)) {
    for (const code of listed.flatMap(languagesOf)) found.add(code);
    if (found.size === LOCALES.length) break;
  }
  return LOCALES.filter((code) => found.has(code));
}

function routeContentAt(path: string): RouteContent | undefined {
  return matchRoute(path, settings.PRODUCT_SLUG)?.route.content;
}

/** Documents that are read at the same time. */
const CONCURRENCY = 8;

/** Pages with a page document, all in one file. */
function documents(isIncluded: (content: RouteContent) => boolean): SitemapKind {
  return {
    parts: async () => 1,
    async *pages() {
      const paths = (await documentPaths()).filter((path) => {
        const content = routeContentAt(path);
        return content !== undefined && isIncluded(content);
      });
      for (let start = 0; start < paths.length; start += CONCURRENCY) {
        const group = paths.slice(start, start + CONCURRENCY).map(async (path) => {
          // A missing document is left out; a failure ends the file, which must not look complete.
          const page = valueOrThrow(await getPageDocument(path, DEFAULT_LOCALE));
          return page ? [{ page, path }] : [];
        });
        yield (await Promise.all(group)).flat();
      }
    },
  };
}

/** An offer that has not ended and has a page of this kind. */
function offerPage(page: Offer, kind: 'offer' | 'booking'): Listed[] {
  const path = offerPagePath(page);
  const content = routeContentAt(path);
  const hasPage = content?.kind === kind && content.types.includes(page.offer_type);
  return hasPage && !hasEnded(page) ? [{ page, path }] : [];
}

function cardPage(page: Card): Listed[] {
  const path = cardPath(page);
  return path === undefined ? [] : [{ page, path }];
}

/** The records of a list; a file has the records of several list pages. */
function records<Answer extends z.ZodType>(
  endpoint: ListEndpoint<Answer>,
  params: Params,
  pageOf: (record: z.output<Answer>) => Listed[],
): SitemapKind {
  const whole = { memoryOnly: true, isWhole: true };
  return {
    parts: async () => Math.ceil((await countPages(endpoint, params, DEFAULT_LOCALE, whole)) / LIST_PAGES_IN_FILE),
    async *pages(part) {
      const pages = { from: (part - 1) * LIST_PAGES_IN_FILE + 1, to: part * LIST_PAGES_IN_FILE, ...whole };
      for await (const items of allPages(endpoint, params, DEFAULT_LOCALE, pages)) yield items.flatMap(pageOf);
    },
  };
}

function offers(kind: 'offer' | 'booking', params: Params = {}): SitemapKind {
  return records(ENDPOINTS.offerCards, params, (offer) => offerPage(offer, kind));
}

/** The kinds of page in the sitemap, by file name. */
export const SITEMAP_KINDS: ReadonlyMap<string, SitemapKind> = new Map([
  ['pages', documents(({ kind }) => kind !== 'document')],
  ['legal', documents((content) => content.kind === 'document' && content.endpoint !== 'loungeCity')],
  ['lounges', documents((content) => content.kind === 'document' && content.endpoint === 'loungeCity')],
  ['offers', offers('offer')],
  ['bookings', offers('booking', { offer_type: 'booking' })],
  ['select', offers('booking', { offer_type: 'select' })],
  ['platinum', offers('booking', { offer_type: 'platinum' })],
  ['cards', records(ENDPOINTS.cardLists, {}, cardPage)],
  ['accessories', records(ENDPOINTS.accessoriesList, {}, cardPage)],
]);
