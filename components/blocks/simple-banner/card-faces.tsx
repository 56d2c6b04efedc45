import { CARD_IMAGE } from '#components/ui/image-kind.ts';
import { keyed } from '#components/ui/keyed.ts';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { Media } from '#lib/content/contract/atoms.ts';

/** The first face lies in front of the second. */
const PLACES = ['relative z-[1] -mt-[36%] me-[14%] rotate-[-5deg]', 'ms-[16%] mt-10 rotate-[7deg]'];

/** One or two card faces as decoration, on a thread of dots; not on phones, where the answer comes first. */
export function CardFaces({ images }: { images: readonly Media[] }) {
  const alone = images.length === 1;
  return (
    <div className="relative mx-auto w-full max-w-[27rem] max-md:hidden" aria-hidden="true">
      {keyed(images, ({ url }) => url)
        .toReversed()
        .map(({ key, item, position }) => (
          <div key={key} className={alone ? 'mt-6 rotate-[-5deg]' : PLACES[position]}>
            <MediaImage media={item} alt="" size={CARD_IMAGE} className="card-img" />
          </div>
        ))}
    </div>
  );
}
