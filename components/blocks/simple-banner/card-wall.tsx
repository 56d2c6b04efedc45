import { CARD_IMAGE } from '#components/ui/image-kind.ts';
import { keyed } from '#components/ui/keyed.ts';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { Media } from '#lib/content/contract/atoms.ts';

/** Many card faces as decoration: a tilted wall that runs off the edges of the banner. */
export function CardWall({ images }: { images: readonly Media[] }) {
  return (
    <ul className="card-wall" aria-hidden="true">
      {keyed(images, ({ url }) => url).map(({ key, item }) => (
        <li key={key}>
          <MediaImage media={item} alt="" size={CARD_IMAGE} priority className="card-img" />
        </li>
      ))}
    </ul>
  );
}
