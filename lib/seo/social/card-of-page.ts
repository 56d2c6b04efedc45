import type { Page } from '#lib/content/contract/documents.ts';

/** Blocks whose first card is the subject of the page. */
const CARD_BLOCKS = /^blocks\.(?:card-|credit-card-|hero$)/;

/** The images of cards in `public/`. Other images are not drawn, and nothing is fetched. */
const CARD_IMAGE = /^\/art\/cards\/([a-z0-9-]+\.svg)$/;
const SIZE = { width: 428, height: 270 };

function firstCardImage(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('url' in value && typeof value.url === 'string') {
    const [, file] = CARD_IMAGE.exec(value.url) ?? [];
    const isCard = 'width' in value && value.width === SIZE.width && 'height' in value && value.height === SIZE.height;
    return isCard ? file : undefined;
  }
  for (const part of Object.values(value)) {
    const found = firstCardImage(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The file of the card that the social image of a page shows; `undefined` when cards are not the subject of the page. */
export function cardOfPage({ content }: Pick<Page, 'content'>): string | undefined {
  return firstCardImage(content.filter(({ __component }) => CARD_BLOCKS.test(__component)));
}
