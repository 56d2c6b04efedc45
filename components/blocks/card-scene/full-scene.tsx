import { CARD_IMAGE } from '#components/ui/image-kind.ts';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { Media } from '#lib/contract/atoms.ts';
import type { FULL_SCENES } from '#lib/contract/blocks/card-scene.ts';

type Scene = (typeof FULL_SCENES)[number];

/** From `lg`, as in full-scene.css. */
const LANDSCAPE_QUERY = '(min-width: 64rem)';

/** In the units of the drawings. The layers that move are drawn on below the edge of the picture. */
const SIZES = {
  back: { portrait: { width: 780, height: 1400 }, landscape: { width: 1600, height: 900 } },
  moved: { portrait: { width: 780, height: 1600 }, landscape: { width: 1600, height: 1026 } },
} as const;

/** Scenes in which somebody in the middle has the card; in the others it is nearer than all people. */
const IN_THE_MIDDLE: readonly Scene[] = ['credit', 'prepaid', 'business', 'offers', 'lost'];

function Layer({ scene, name }: { scene: Scene; name: 'back' | 'middle' | 'front' | 'thumb' }) {
  const { portrait, landscape } = SIZES[name === 'back' ? 'back' : 'moved'];
  const address = `/art/scenes-full/${scene}/${name}`;
  return (
    <picture>
      <source media={LANDSCAPE_QUERY} srcSet={`${address}-landscape.svg`} {...landscape} />
      <img src={`${address}-portrait.svg`} {...portrait} alt="" loading="lazy" decoding="async" className="full-scene-layer" />
    </picture>
  );
}

/** A drawing in layers, higher than wide or wider than high, and a card face behind the thumb that holds it. */
export function FullScene({ scene, card }: { scene: Scene; card: Media }) {
  const held = (
    <>
      <MediaImage media={card} alt="" size={CARD_IMAGE} className="full-scene-card" />
      <Layer scene={scene} name="thumb" />
    </>
  );
  const isInTheMiddle = IN_THE_MIDDLE.includes(scene);
  return (
    <div className="full-scene-stage" aria-hidden="true">
      <Layer scene={scene} name="back" />
      <div className="full-scene-middle">
        <Layer scene={scene} name="middle" />
        {isInTheMiddle ? held : null}
      </div>
      <div className="full-scene-front">
        <Layer scene={scene} name="front" />
        {isInTheMiddle ? null : held}
      </div>
    </div>
  );
}
