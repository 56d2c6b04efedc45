import type { Media } from '#lib/contract/atoms.ts';

/** Size of the image of a card, in CSS pixels: an image of this size gets a card's corners and shadow. */
export const CARD_IMAGE = { width: 428, height: 270 } as const;

/** A card, a drawing taller than wide, another drawing, or a photograph. */
export type ImageKind = 'card' | 'upright' | 'drawing' | 'photograph';

/** The kind of an image by its size and type, for its layout. */
export function imageKind({ url, mime, width, height }: Media): ImageKind {
  if (width === CARD_IMAGE.width && height === CARD_IMAGE.height) return 'card';
  const drawing = mime === 'image/svg+xml' || /\.svg(?:[?#]|$)/i.test(url);
  if (!drawing) return 'photograph';
  return width !== undefined && height !== undefined && height > width ? 'upright' : 'drawing';
}
