import type { FinancialProduct, ItemList, PaymentCard, Thing } from 'schema-dts';
import { matchRoute } from '#lib/config/routes/match.ts';
import { settings } from '#lib/config/settings.ts';
import type { BlockContents } from '#lib/content/blocks/block-contents.ts';
import { contentsOf } from '#lib/content/blocks/page-contents.ts';
import { plainText } from '#lib/content/contract/plain-text.ts';
import type { Card } from '#lib/content/contract/records/card.ts';
import { headTexts } from '../head-texts.ts';
import { pageAddress } from '../page-address.ts';
import { socialTitle } from '../social-image.ts';
import { type GraphContext, mediaAddress, ORGANISATION_ID, optional } from './node.ts';

/** A card of a page, and its address. */
interface Shown {
  card: Card;
  url: string;
}

/** Endpoints of pages that are about one card and have no record of it. */
const CARD_PAGES: ReadonlySet<string> = new Set(['selectCreditCard', 'platinumCreditCard']);

/** A card; an accessory that pays is a financial product, not a card. */
function cardNode({ card, url }: Shown): PaymentCard | FinancialProduct {
  const node = {
    '@id': url.includes('#') ? url : `${url}#${card.slug}`,
    name: card.title,
    url,
    provider: { '@id': ORGANISATION_ID },
    ...optional('description', card.description && plainText(card.description)),
    ...optional('image', mediaAddress(card.image)),
    ...optional('category', card.tag),
  };
  return card.card_type === 'accessory' ? { '@type': 'FinancialProduct', ...node } : { '@type': 'PaymentCard', ...node };
}

/** The cards of a block: each on a page of its own where its View leads to one, else where it stands in the list. */
function listedIn({ cards }: BlockContents, { canonical, language }: GraphContext): Shown[] {
  return (cards?.items ?? []).map((card) => {
    const link = cards?.link?.replaceAll('{slug}', card.slug);
    const isPage = link?.startsWith('/') === true && !/[?#]/.test(link);
    return { card, url: isPage ? pageAddress(card, language, link).canonical : `${canonical}#${card.slug}` };
  });
}

function listOf(cards: readonly Shown[], { canonical }: GraphContext): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${canonical}#cards`,
    numberOfItems: cards.length,
    itemListElement: cards.map((shown, index) => ({ '@type': 'ListItem', position: index + 1, item: cardNode(shown) })),
  };
}

/** The card that a whole page is about, described by its banner. */
function cardOfPage({ page, path, canonical }: GraphContext): PaymentCard | undefined {
  const content = matchRoute(path.split('/').filter(Boolean), settings.PRODUCT_SLUG)?.route.content;
  if (content?.kind !== 'screen' || !CARD_PAGES.has(content.endpoint)) return undefined;
  const banner = contentsOf(page).find(({ cardBanner }) => cardBanner)?.cardBanner;
  const description = banner?.description ? plainText(banner.description) : headTexts(page).description;
  return {
    '@type': 'PaymentCard',
    '@id': `${canonical}#card`,
    name: banner?.title ?? socialTitle(page),
    url: canonical,
    provider: { '@id': ORGANISATION_ID },
    ...optional('description', description),
  };
}

/** The cards that a page shows: its lists as one, each card once, then the card in detail, or the one that the page is about. */
export function cardsOf(context: GraphContext): Thing[] {
  const contents = contentsOf(context.page);
  const listed = new Map<string, Shown>();
  for (const shown of contents.flatMap((block) => listedIn(block, context)))
    if (!listed.has(shown.url)) listed.set(shown.url, shown);
  const all = [...listed.values()];
  const detailed = contents.flatMap(({ card }) => card ?? []);
  const about = cardOfPage(context);
  return [
    ...(all.length > 0 ? [listOf(all, context)] : []),
    ...detailed.map((card) => {
      const inList = all.find((shown) => shown.card.slug === card.slug);
      return cardNode({ card, url: inList?.url ?? context.canonical });
    }),
    ...(about ? [about] : []),
  ];
}
