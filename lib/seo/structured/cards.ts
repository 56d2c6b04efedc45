import type { FinancialProduct, ItemList, PaymentCard, Thing } from 'schema-dts';
import { settings } from '#lib/config/settings.ts';
import { contentsOf } from '#lib/contract/blocks/behaviour.ts';
import type { BlockContents } from '#lib/contract/blocks/block-contents.ts';
import { plainText } from '#lib/contract/plain-text.ts';
import type { Card } from '#lib/contract/records/card.ts';
import { matchRoute } from '#lib/routes/match.ts';
import { pageAddress } from '../page-address.ts';
import { socialTitle } from '../social-image.ts';
import { titleAndDescription } from '../title-and-description.ts';
import { absoluteMediaUrl, type GraphContext, ORGANISATION, optional } from './node.ts';

interface ListedCard {
  card: Card;
  url: string;
}

/** Endpoints of pages about one card that has no record. */
const CARD_PAGES: ReadonlySet<string> = new Set(['selectCreditCard', 'platinumCreditCard']);

function cardNode({ card, url }: ListedCard): PaymentCard | FinancialProduct {
  const node = {
    '@id': url.includes('#') ? url : `${url}#${card.slug}`,
    name: card.title,
    url,
    provider: ORGANISATION,
    ...optional('description', card.description && plainText(card.description)),
    ...optional('image', absoluteMediaUrl(card.image)),
    ...optional('category', card.tag),
  };
  return card.card_type === 'accessory' ? { '@type': 'FinancialProduct', ...node } : { '@type': 'PaymentCard', ...node };
}

/** The cards of a block, each with the address of its page or else of its place in the list. */
function listedCards({ cards }: BlockContents, { canonical, language }: GraphContext): ListedCard[] {
  return (cards ?? []).map(({ card, path }) => {
    const isPage = path?.startsWith('/') === true && !/[?#]/.test(path);
    return { card, url: isPage ? pageAddress(card, language, path).canonical : `${canonical}#${card.slug}` };
  });
}

function listOf(cards: readonly ListedCard[], { canonical }: GraphContext): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${canonical}#cards`,
    numberOfItems: cards.length,
    itemListElement: cards.map((listedCard, index) => ({ '@type': 'ListItem', position: index + 1, item: cardNode(listedCard) })),
  };
}

/** The card that the page is about, described by its banner. */
function cardOfPage({ page, path, canonical }: GraphContext): PaymentCard | undefined {
  const content = matchRoute(path, settings.PRODUCT_SLUG)?.route.content;
  if (content?.kind !== 'screen' || !CARD_PAGES.has(content.endpoint)) return undefined;
  const banner = contentsOf(page).find(({ cardBanner }) => cardBanner)?.cardBanner;
  const description = banner?.description ? plainText(banner.description) : titleAndDescription(page).description;
  return {
    '@type': 'PaymentCard',
    '@id': `${canonical}#card`,
    name: banner?.title ?? socialTitle(page),
    url: canonical,
    provider: ORGANISATION,
    ...optional('description', description),
  };
}

/** The cards of a page: one list of all cards, then the card in detail or the card that the page is about. */
export function cardsOf(context: GraphContext): Thing[] {
  const contents = contentsOf(context.page);
  const listed = new Map<string, ListedCard>();
  for (const listedCard of contents.flatMap((block) => listedCards(block, context)))
    if (!listed.has(listedCard.url)) listed.set(listedCard.url, listedCard);
  const all = [...listed.values()];
  const detailed = contents.flatMap(({ card }) => card ?? []);
  const about = cardOfPage(context);
  return [
    ...(all.length > 0 ? [listOf(all, context)] : []),
    ...detailed.map((card) => {
      const inList = all.find((listedCard) => listedCard.card.slug === card.slug);
      return cardNode({ card, url: inList?.url ?? context.canonical });
    }),
    ...(about ? [about] : []),
  ];
}
