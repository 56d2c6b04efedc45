import type { Page } from '#lib/content/contract/documents.ts';

/** Blocks whose first card is what the page is about; a page that only mentions cards shows none. */
const OF_CARDS = /^blocks\.(?:card-|credit-card-|hero$)/;

/** The art of a card's face, which the site brings: no other picture is drawn, and none is fetched. */
const FACE = /^\/art\/cards\/([a-z0-9-]+\.svg)$/;
const SIZE = { width: 428, height: 270 };

function faceIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('url' in value && typeof value.url === 'string') {
    const [, file] = FACE.exec(value.url) ?? [];
    const isFace = 'width' in value && value.width === SIZE.width && 'height' in value && value.height === SIZE.height;
    return isFace ? file : undefined;
  }
  for (const part of Object.values(value)) {
    const found = faceIn(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The file of the card's face that the social image of a page shows, when it is a page of cards. */
export function cardFace({ content }: Pick<Page, 'content'>): string | undefined {
  return faceIn(content.filter(({ __component }) => OF_CARDS.test(__component)));
}
