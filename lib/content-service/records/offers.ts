import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import type { Card } from '#lib/contract/records/card.ts';
import { field, fieldList, hasRecordEnded, OFFER_LISTS, PRIVILEGES, type SourceRecord, textIn } from '../documents/collection.ts';
import type { Answer, Builders, ServiceCall } from './answer-builders.ts';

const RELATED = 4;

function cardTypeOf(tier: string): Card['card_type'] {
  if (tier.endsWith('-debit')) return 'debit';
  if (tier === 'business') return 'msme';
  return tier === 'prepaid' ? 'prepaid' : 'credit';
}

/** Answers about offers: lists without what has ended, and one offer with its cards and related offers. */
export function createOffers({ collection, values, selected, withSlug, whole }: Builders) {
  const everything = () => [...OFFER_LISTS, PRIVILEGES].flatMap((name) => collection(name));

  const sorted = ({ params, locale }: ServiceCall): SourceRecord[] => {
    const filled = values();
    const ofType =
      params.offer_type === undefined
        ? OFFER_LISTS.flatMap((name) => collection(name))
        : everything().filter((record) => record.offer_type === params.offer_type);
    const open = ofType.filter((record) => !hasRecordEnded(record, filled));
    switch (params.sort) {
      case 'newest':
        return open.toSorted((a, b) => field(b, 'valid_from', filled).localeCompare(field(a, 'valid_from', filled)));
      case 'ending': {
        const end = (record: SourceRecord) => field(record, 'valid_to', filled) || '9999';
        return open.toSorted((a, b) => end(a).localeCompare(end(b)));
      }
      case 'title': {
        const title = (record: SourceRecord) => textIn(record.title, locale, filled);
        return open.toSorted((a, b) => title(a).localeCompare(title(b), locale));
      }
      default:
        return open;
    }
  };

  const current = (call: ServiceCall): SourceRecord[] => {
    const { offer_type = '', sort = '' } = call.params;
    return selected([offer_type, sort, sort === 'title' ? call.locale : ''].join(' '), () => sorted(call));
  };

  const tierCards = (record: SourceRecord): SourceRecord[] => {
    const filled = values();
    return collection('card-tiers').flatMap((tier) => {
      const slug = field(tier, 'slug', filled);
      if (!fieldList(record, 'card_slugs').includes(slug)) return [];
      const image = tier.image === undefined ? {} : { image: tier.image };
      return [{ slug, title: tier.title ?? slug, card_type: cardTypeOf(slug), ...image }];
    });
  };

  const related = (record: SourceRecord): SourceRecord[] => {
    const filled = values();
    const others = everything().filter(
      (other) => other.slug !== record.slug && other.offer_type === record.offer_type && !hasRecordEnded(other, filled),
    );
    const { near = [], far = [] } = Object.groupBy(others, ({ category_slug }) =>
      category_slug === record.category_slug ? 'near' : 'far',
    );
    const keys = Object.keys(ENDPOINTS.offerCards.answer.shape);
    const ordered = [...near, ...far];
    const merchantOf = ({ merchant }: SourceRecord) => textIn(merchant, 'en', filled);
    const shops = new Set([merchantOf(record)]);
    const oneOfEach = ordered.filter((other) => {
      const shop = merchantOf(other);
      return shop === '' || (!shops.has(shop) && shops.add(shop));
    });
    return oneOfEach
      .slice(0, RELATED)
      .map((other) => Object.fromEntries(Object.entries(other).filter(([key]) => keys.includes(key))));
  };

  const detail: Answer = (call) => {
    const record = withSlug(everything(), call);
    return record && whole({ ...record, cards: tierCards(record), related: related(record) }, call.locale);
  };
  return { current, detail };
}
