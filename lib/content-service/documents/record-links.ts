import { cardPath, loungeCityPath, offerPath, type TypeWithPages } from '#lib/contract/record-paths.ts';
import { OFFER_TYPES } from '#lib/contract/records/offer.ts';
import { type Collections, field, OFFER_LISTS, PRIVILEGES, type SourceRecord } from './collection.ts';
import type { Values } from './localize.ts';

/** Its own page, or a place on the page of its list; `undefined` when invalid. */
type LinkOf = (record: SourceRecord, values: Values) => string | undefined;

export const slugOf = (record: SourceRecord, values: Values) => field(record, 'slug', values);

const ofCard =
  (card_type: TypeWithPages): LinkOf =>
  (record, values) =>
    cardPath({ card_type, slug: slugOf(record, values) });

const ofOffer: LinkOf = (record, values) => {
  const offer_type = OFFER_TYPES.find((type) => type === field(record, 'offer_type', values));
  const tab_slug = field(record, 'tab_slug', values);
  return offer_type && offerPath({ offer_type, slug: slugOf(record, values), tab_slug }, values.product);
};

interface RecordLink {
  /** The category of the records in the search. */
  kind: 'cards' | 'offers' | 'lounges' | 'questions';
  link: LinkOf;
  /** Whether each record has its own page. */
  ownPage: boolean;
}

/** The lists whose records are in the search, and where their records are shown. */
export const RECORD_LINKS: Record<string, RecordLink> = {
  'credit-cards': { kind: 'cards', link: ofCard('credit'), ownPage: true },
  'debit-cards': { kind: 'cards', link: ofCard('debit'), ownPage: true },
  'prepaid-cards': { kind: 'cards', link: ofCard('prepaid'), ownPage: true },
  'msme-cards': { kind: 'cards', link: ofCard('msme'), ownPage: true },
  accessories: { kind: 'cards', link: ofCard('accessory'), ownPage: true },
  ...Object.fromEntries(OFFER_LISTS.map((name) => [name, { kind: 'offers', link: ofOffer, ownPage: true }])),
  // Privileges belong to a card, so the search lists them with cards.
  [PRIVILEGES]: { kind: 'cards', link: ofOffer, ownPage: true },
  lounges: {
    kind: 'lounges',
    link: (record, values) => loungeCityPath(field(record, 'city_slug', values), slugOf(record, values)),
    ownPage: false,
  },
  faqs: {
    kind: 'questions',
    link: (record, values) => `/faqs?tab=${field(record, 'tab_slug', values)}#${slugOf(record, values)}`,
    ownPage: false,
  },
};

/** The records in the search, with their site paths. Invalid records are left out. */
export function siteRecords(collection: Collections, values: Values) {
  return Object.entries(RECORD_LINKS).flatMap(([name, { kind, link, ownPage }]) =>
    collection(name).flatMap((record) => {
      const address = link(record, values);
      return address === undefined ? [] : [{ name, kind, link: address, ownPage, record }];
    }),
  );
}
