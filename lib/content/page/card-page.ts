import type { Page, page } from '#lib/contract/documents.ts';
import { type DocumentEndpoint, ENDPOINTS, type ListEndpoint } from '#lib/contract/endpoints.ts';
import { CARD_LIST_PATHS, cardPath } from '#lib/contract/record-paths.ts';
import type { Card, card, cardDetail } from '#lib/contract/records/card.ts';
import { otherCaseOf } from '#lib/contract/slug.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { CardFamily } from '#lib/routes/table.ts';
import { allPages } from '../read/all-pages.ts';
import { optionalSection, readOptional } from '../read/optional-section.ts';
import { type Result, read } from '../read/read.ts';
import { cardPageBlocks } from './card-page-blocks.ts';
import { headOf } from './record-head.ts';

/** `moved` is answered with a permanent redirect to `path`. */
export type PageResult = Result<Page> | { status: 'moved'; path: string };

interface Family {
  detail: DocumentEndpoint<typeof cardDetail>;
  list: ListEndpoint<typeof card>;
  params: Record<string, string>;
  /** The page that lists the cards. */
  page: DocumentEndpoint<typeof page>;
  pageSlug?: string;
}

const FAMILIES: Record<CardFamily, Family> = {
  credit: {
    detail: ENDPOINTS.cardDetails,
    list: ENDPOINTS.creditCardLists,
    params: {},
    page: ENDPOINTS.page,
    pageSlug: 'credit-cards',
  },
  debit: {
    detail: ENDPOINTS.debitCardDetails,
    list: ENDPOINTS.cardLists,
    params: { card_type: 'debit' },
    page: ENDPOINTS.page,
    pageSlug: 'debit-cards',
  },
  prepaid: {
    detail: ENDPOINTS.prepaidCardDetails,
    list: ENDPOINTS.prepaidCardsList,
    params: {},
    page: ENDPOINTS.page,
    pageSlug: 'prepaid-cards',
  },
  msme: { detail: ENDPOINTS.msmeCardsDetail, list: ENDPOINTS.msmeCardLists, params: {}, page: ENDPOINTS.msmeCard },
};

async function readFamily({ list, params }: Family, locale: Locale): Promise<Card[]> {
  const cards: Card[] = [];
  for await (const items of allPages(list, params, locale)) cards.push(...items);
  return cards;
}

/** The only card whose slug differs in letter case alone. */
async function withOtherCase(slug: string, family: Family, locale: Locale): Promise<PageResult> {
  const cards = await readFamily(family, locale);
  const other = otherCaseOf(
    slug,
    cards.map((each) => each.slug),
  );
  const card = cards.find((each) => each.slug === other);
  const path = card && cardPath(card);
  return path === undefined ? { status: 'missing' } : { status: 'moved', path };
}

/** A card with its offers, lounges, banks and steps. */
export async function cardPage(slug: string, type: CardFamily, locale: Locale): Promise<PageResult> {
  const family = FAMILIES[type];
  const result = await read(family.detail, { slug }, locale);
  if (result.status === 'missing') return withOtherCase(slug, family, locale);
  if (result.status !== 'ok') return result;
  const detail = result.value;
  if (detail.card_type !== type) return { status: 'missing' };
  const [head, cards, listPage] = await Promise.all([
    headOf(detail, CARD_LIST_PATHS[type], locale),
    optionalSection(readFamily(family, locale)),
    readOptional(read(family.page, family.pageSlug ? { slug: family.pageSlug } : {}, locale)),
  ]);
  const content = await cardPageBlocks({ detail, listPath: CARD_LIST_PATHS[type], cards: cards ?? [], listPage, locale });
  return { status: 'ok', value: { ...head, content } };
}
