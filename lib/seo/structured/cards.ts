import type { FinancialProduct, ItemList, PaymentCard, Thing } from 'schema-dts';
import { matchRoute } from '#lib/config/routes/match.ts';
import { settings } from '#lib/config/settings.ts';
import type { BlockContents } from '#lib/content/blocks/block-contents.ts';
import { contentsOf } from '#lib/content/blocks/page-contents.ts';
import type { Card } from '#lib/content/contract/records/card.ts';
import { plainText } from '#lib/seo/plain-text.ts';
import { headTexts } from '../head-texts.ts';
import { placeOf } from '../place.ts';
import { socialTitle } from '../social-image.ts';
import { known, mediaAddress, ORGANISATION_ID, type StructuredPlace } from './node.ts';

/** A card of a page, and where it is to be found. */
interface Shown {
  card: Card;
  url: string;
}

/** Screens that are about one card and have no record of it. */
const OF_ONE_CARD: ReadonlySet<string> = new Set(['selectCreditCard', 'platinumCreditCard']);

/** A card with what it is; an accessory that pays is a financial product of the network, and no card. */
function cardNode({ card, url }: Shown): PaymentCard | FinancialProduct {
  const node = {
    '@id': url.includes('#') ? url : `${url}#${card.slug}`,
    name: card.title,
    url,
    provider: { '@id': ORGANISATION_ID },
    ...known('description', card.description && plainText(card.description)),
    ...known('image', mediaAddress(card.image)),
    ...known('category', card.tag),
  };
  return card.card_type === 'accessory' ? { '@type': 'FinancialProduct', ...node } : { '@type': 'PaymentCard', ...node };
}

/** The cards of a block: each on a page of its own where its View leads to one, else where it stands in the list. */
function listedIn({ cards }: BlockContents, { canonical, language }: StructuredPlace): Shown[] {
  return (cards?.items ?? []).map((card) => {
    const link = cards?.link?.replaceAll('{slug}', card.slug);
    const isPage = link?.startsWith('/') === true && !/[?#]/.test(link);
    return { card, url: isPage ? placeOf(card, language, link).canonical : `${canonical}#${card.slug}` };
  });
}

function listOf(cards: readonly Shown[], { canonical }: StructuredPlace): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${canonical}#cards`,
    numberOfItems: cards.length,
    itemListElement: cards.map((shown, index) => ({ '@type': 'ListItem', position: index + 1, item: cardNode(shown) })),
  };
}

/** The card that a whole screen is about, in the words of its banner. */
function cardOfScreen({ page, path, canonical }: StructuredPlace): PaymentCard | undefined {
  const content = matchRoute(path.split('/').filter(Boolean), settings.PRODUCT_SLUG)?.route.content;
  if (content?.kind !== 'screen' || !OF_ONE_CARD.has(content.endpoint)) return undefined;
  const banner = contentsOf(page).find(({ cardBanner }) => cardBanner)?.cardBanner;
  const description = banner?.description ? plainText(banner.description) : headTexts(page).description;
  return {
    '@type': 'PaymentCard',
    '@id': `${canonical}#card`,
    name: banner?.title ?? socialTitle(page),
    url: canonical,
    provider: { '@id': ORGANISATION_ID },
    ...known('description', description),
  };
}

/** The cards that a page shows: its lists as one, each card once, then the card in detail, or the one that the page is about. */
export function cardsOf(place: StructuredPlace): Thing[] {
  const contents = contentsOf(place.page);
  const listed = new Map<string, Shown>();
  for (const shown of contents.flatMap((block) => listedIn(block, place)))
    if (!listed.has(shown.url)) listed.set(shown.url, shown);
  const all = [...listed.values()];
  const detailed = contents.flatMap(({ card }) => card ?? []);
  const about = cardOfScreen(place);
  return [
    ...(all.length > 0 ? [listOf(all, place)] : []),
    ...detailed.map((card) => {
      const inList = all.find((shown) => shown.card.slug === card.slug);
      return cardNode({ card, url: inList?.url ?? place.canonical });
    }),
    ...(about ? [about] : []),
  ];
}
