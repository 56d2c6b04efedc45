import { CARD_IMAGE } from '#components/ui/image-kind.ts';
import { keyed } from '#components/ui/keyed.ts';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { Media } from '#lib/contract/atoms.ts';

/** Positions of the card faces, the one at the back first. */
const THREE = [
  'absolute top-[8%] end-[-2%] w-[66%] rotate-[9deg]',
  'absolute top-[26%] start-[2%] w-[70%] rotate-[-7deg]',
  'absolute end-[2%] bottom-[-1%] w-[72%] rotate-[2deg]',
];
const TWO = ['absolute top-[4%] end-0 w-[76%] rotate-[8deg]', 'absolute start-0 bottom-[4%] w-[80%] rotate-[-5deg]'];
const ONE = ['absolute inset-x-[4%] inset-y-0 my-auto h-fit rotate-[-5deg]'];

/** The most card faces that overlap. */
export const FAN_MAX = 3;

interface Props {
  /** One to three, the one at the back first. */
  images: readonly Media[];
  /** Text beside them names the cards. */
  decorative?: boolean;
  priority?: boolean;
  /** Must set the width. */
  className: string;
}

/** Card faces that overlap, in a 5:4 box. */
export function CardFan({ images, decorative = false, priority = false, className }: Props) {
  const places = images.length === 1 ? ONE : images.length === 2 ? TWO : THREE;
  return (
    <div className={`relative aspect-[5/4] ${className}`} aria-hidden={decorative || undefined}>
      {keyed(images, ({ url }) => url).map(({ key, item: image, position }) => (
        <div key={key} className={places[position]}>
          <MediaImage
            media={image}
            alt={decorative ? '' : (image.alternative_text ?? '')}
            size={CARD_IMAGE}
            priority={priority}
            className="card-img"
          />
        </div>
      ))}
    </div>
  );
}
