import { CARD_IMAGE } from '#components/ui/image-kind.ts';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { Media } from '#lib/contract/atoms.ts';

function Drawing(props: { src: string; width: number; height: number; className: string }) {
  return <img {...props} alt="" loading="lazy" decoding="async" />;
}

/** A card face between a hand and its thumb, among many hands. */
export function Hands({ card }: { card: Media }) {
  return (
    <div className="card-scene-stage" aria-hidden="true">
      <Drawing src="/art/card-scene/sun.svg" width={600} height={600} className="card-scene-sun" />
      <Drawing src="/art/card-scene/hands-behind.svg" width={1600} height={620} className="card-scene-hands-behind" />
      <div className="card-scene-held">
        <Drawing src="/art/card-scene/hand.svg" width={300} height={540} className="card-scene-hand" />
        <MediaImage media={card} alt="" size={CARD_IMAGE} className="card-scene-card" />
        <Drawing src="/art/card-scene/thumb.svg" width={300} height={540} className="card-scene-thumb" />
      </div>
      <Drawing src="/art/card-scene/hands-before.svg" width={1600} height={620} className="card-scene-hands-before" />
    </div>
  );
}
