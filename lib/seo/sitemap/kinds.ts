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
import { DEFAULT_LOCALE, LOCALES } from '#lib/i18n/locales.ts';
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

/** An entry per language with all alternates; empty when not indexed or with another canonical address. */
export function sitemapEntries(page: SitemapPage, path: string, now: Date = new Date()): string {
  const { languages, isCanonical } = pageAddress(page, DEFAULT_LOCALE, path);
  if (!isCanonical || !isIndexed(page.seo)) return '';
  const links = Object.entries(alternatesOf(path, languages)).map(
    ([code, address]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(address)}"/>`,
  );
  const details = `${lastChange(page, now)}${links.join('')}`;
  return languages.map((code) => `<url><loc>${escapeXml(localizedUrl(path, code))}</loc>${details}</url>\n`).join('');
}

/** Below the protocol's 50,000 addresses and 50 MB, even with twenty languages. */
const ADDRESSES_IN_FILE = 20_000;
const LIST_PAGES_IN_FILE = Math.floor(ADDRESSES_IN_FILE / LOCALES.length / LIST_PAGE_SIZE);

interface SitemapKind {
  /** The number of files. @throws {ContentError} */
  parts: () => Promise<number>;
  /** The entries of one file, in chunks. @throws {ContentError} */
  entries: (part: number) => AsyncGenerator<string>;
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
    async *entries() {
      const paths = (await documentPaths()).filter((path) => {
        const content = routeContentAt(path);
        return content !== undefined && isIncluded(content);
      });
      for (let start = 0; start < paths.length; start += CONCURRENCY) {
        const group = paths.slice(start, start + CONCURRENCY);
        const entries = group.map(async (path) => {
          // A missing document is left out; a failure ends the file, which must not look complete.
          const page = valueOrThrow(await getPageDocument(path, DEFAULT_LOCALE));
          return page ? sitemapEntries(page, path) : '';
        });
        yield (await Promise.all(entries)).join('');
      }
    },
  };
}

/** The entries of an offer; empty when it has ended or has no page of this kind. */
function entriesOfOffer(record: Offer, kind: 'offer' | 'booking'): string {
  const path = offerPagePath(record);
  const content = routeContentAt(path);
  const hasPage = content?.kind === kind && content.types.includes(record.offer_type);
  return hasPage && !hasEnded(record) ? sitemapEntries(record, path) : '';
}

function entriesOfCard(record: Card): string {
  const path = cardPath(record);
  return path === undefined ? '' : sitemapEntries(record, path);
}

/** The records of a list; a file has the records of several list pages. */
function records<Answer extends z.ZodType>(
  endpoint: ListEndpoint<Answer>,
  params: Params,
  entryOf: (record: z.output<Answer>) => string,
): SitemapKind {
  const whole = { memoryOnly: true, isWhole: true };
  return {
    parts: async () => Math.ceil((await countPages(endpoint, params, DEFAULT_LOCALE, whole)) / LIST_PAGES_IN_FILE),
    async *entries(part) {
      const pages = { from: (part - 1) * LIST_PAGES_IN_FILE + 1, to: part * LIST_PAGES_IN_FILE, ...whole };
      for await (const items of allPages(endpoint, params, DEFAULT_LOCALE, pages)) yield items.map(entryOf).join('');
    },
  };
}

function offers(kind: 'offer' | 'booking', params: Params = {}): SitemapKind {
  return records(ENDPOINTS.offerCards, params, (offer) => entriesOfOffer(offer, kind));
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
  ['cards', records(ENDPOINTS.cardLists, {}, entriesOfCard)],
  ['accessories', records(ENDPOINTS.accessoriesList, {}, entriesOfCard)],
]);
