import { ActionButton } from '#components/ui/button.tsx';
import { InlineParagraph } from '#components/ui/markdown.tsx';
import type { BlockProps } from '../block.ts';
import { FullScene } from './full-scene.tsx';
import { Hands } from './hands.tsx';

/** Words over a drawing with a card face, which is all decoration. */
export function CardScene({ block }: BlockProps<'blocks.card-scene'>) {
  const { title, description, button, card, scene = 'hands' } = block;
  const isFull = scene !== 'hands';
  return (
    <section className={`card-scene ${isFull ? `full-scene full-scene-${scene}` : 'card-scene-hands'}`}>
      <div className={isFull ? 'card-scene-text' : 'wrap card-scene-text'}>
        <h2>{title}</h2>
        <InlineParagraph text={description} />
        {button ? <ActionButton button={button} variant="accent" className="mt-7" /> : null}
      </div>
      {isFull ? <FullScene scene={scene} card={card} /> : <Hands card={card} />}
    </section>
  );
}
