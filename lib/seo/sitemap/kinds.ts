import { matchRoute } from '#lib/config/routes/match.ts';
import type { RouteContent } from '#lib/config/routes/table.ts';
import { settings } from '#lib/config/settings.ts';
import { ENDPOINTS } from '#lib/content/contract/endpoints.ts';
import { card } from '#lib/content/contract/records/card.ts';
import { type Offer, offer } from '#lib/content/contract/records/offer.ts';
import { listReader } from '#lib/content/live/read-list.ts';
import { hasEnded } from '#lib/content/offer-dates.ts';
import { offerAddress } from '#lib/content/record-address.ts';
import { documentAt, documentPaths } from '#lib/content/site-pages.ts';
import { pagesIn, WALK_PAGE_SIZE, walkList } from '#lib/content/walk.ts';
import { DEFAULT_LOCALE, LOCALES } from '#lib/i18n/locales.ts';
import { entriesOf } from './entry.ts';

/** The protocol allows 50,000 addresses and 50 MB a file; this many stay below both with twenty languages. */
const ADDRESSES_IN_FILE = 20_000;
/** The pages of a list that go into one file. */
const LIST_PAGES_IN_FILE = Math.floor(ADDRESSES_IN_FILE / LOCALES.length / WALK_PAGE_SIZE);

/** One kind of address: a file of its own in the sitemap, or several. */
interface SitemapKind {
  /** How many files it needs. @throws {ContentError} */
  parts: () => Promise<number>;
  /** The entries of one file, in pieces. @throws {ContentError} */
  entries: (part: number) => AsyncGenerator<string>;
}

/** The kind of page that an address of the site is. */
function kindAt(path: string): RouteContent | undefined {
  return matchRoute(path.split('/').filter(Boolean), settings.PRODUCT_SLUG)?.route.content;
}

/** Documents that are read side by side. */
const GROUP = 8;

/** Pages that are documents: all of them fit into one file, which is made a few documents at a time. */
function documents(belongs: (content: RouteContent) => boolean): SitemapKind {
  return {
    parts: async () => 1,
    async *entries() {
      const paths = (await documentPaths()).filter((path) => {
        const content = kindAt(path);
        return content !== undefined && belongs(content);
      });
      for (let start = 0; start < paths.length; start += GROUP) {
        const group = paths.slice(start, start + GROUP);
        const entries = group.map(async (path) => {
          const page = await documentAt(path);
          return page ? entriesOf(page, path) : '';
        });
        yield (await Promise.all(entries)).join('');
      }
    },
  };
}

const offers = listReader('offer', offer, { passing: true });
const cards = listReader('card', card, { passing: true });

/** A record of a list at its address; nothing for one that has no page of its own. */
function entriesOfOffer(record: Offer, kind: 'offer' | 'booking'): string {
  const path = offerAddress({ ...record, link: undefined });
  const content = kindAt(path);
  const here = content?.kind === kind && content.types.includes(record.offer_type);
  return here && !hasEnded(record) ? entriesOf(record, path) : '';
}

/** Offers of a query, as the list gives them. */
function offersOf(params: Record<string, string>, kind: 'offer' | 'booking'): SitemapKind {
  const { path } = ENDPOINTS.offerCards;
  return {
    parts: async () => Math.ceil((await pagesIn(offers, path, params, DEFAULT_LOCALE)) / LIST_PAGES_IN_FILE),
    async *entries(part) {
      const pages = { from: (part - 1) * LIST_PAGES_IN_FILE + 1, to: part * LIST_PAGES_IN_FILE };
      for await (const items of walkList(offers, path, params, DEFAULT_LOCALE, pages))
        yield items.map((record) => entriesOfOffer(record, kind)).join('');
    },
  };
}

const accessories: SitemapKind = {
  parts: async () => Math.ceil((await pagesIn(cards, ENDPOINTS.accessoriesList.path, {}, DEFAULT_LOCALE)) / LIST_PAGES_IN_FILE),
  async *entries(part) {
    const pages = { from: (part - 1) * LIST_PAGES_IN_FILE + 1, to: part * LIST_PAGES_IN_FILE };
    for await (const items of walkList(cards, ENDPOINTS.accessoriesList.path, {}, DEFAULT_LOCALE, pages))
      yield items.map((record) => entriesOf(record, `/on-the-go/${record.slug}`)).join('');
  },
};

/** The kinds of address in the sitemap (decision 020), by the name of their file. */
export const SITEMAP_KINDS: ReadonlyMap<string, SitemapKind> = new Map([
  ['pages', documents(({ kind }) => kind !== 'document')],
  ['legal', documents(({ kind }) => kind === 'document')],
  ['offers', offersOf({}, 'offer')],
  ['bookings', offersOf({ offer_type: 'booking' }, 'booking')],
  ['select', offersOf({ offer_type: 'select' }, 'booking')],
  ['platinum', offersOf({ offer_type: 'platinum' }, 'booking')],
  ['accessories', accessories],
]);
