import type { Media } from '#lib/content/contract/atoms.ts';

/** The size of the art of a card's face, in CSS pixels: a picture of this size gets a card's corners and shadow. */
const FACE = { width: 428, height: 270 } as const;

/** How a picture stands on the tint of its tile. */
export type ArtKind = 'face' | 'upright' | 'drawing' | 'photograph';

/** A card's face, a drawing taller than wide, another drawing, or a photograph, which fills its place. */
export function artKind({ url, mime, width, height }: Media): ArtKind {
  if (width === FACE.width && height === FACE.height) return 'face';
  const drawing = mime === 'image/svg+xml' || /\.svg(?:[?#]|$)/i.test(url);
  if (!drawing) return 'photograph';
  return width !== undefined && height !== undefined && height > width ? 'upright' : 'drawing';
}

/** The tints that cards of a list take in turn. */
const TINTS = ['bg-mor-100', 'bg-rani-100', 'bg-genda-100', 'bg-khadi-100', 'bg-mor-50'] as const;

/** The tint of the card at a position. */
export function tintAt(position: number): string {
  return TINTS[position % TINTS.length] ?? TINTS[0];
}
