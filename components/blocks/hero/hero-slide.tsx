import { ActionButton } from '#components/ui/button.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { InlineParagraph } from '#components/ui/markdown.tsx';
import type { BlockOf } from '#lib/content/contract/blocks.ts';
import { CardFan } from '../card-fan.tsx';

type Slide = BlockOf<'blocks.hero'>['slides'][number];

interface Props {
  slide: Slide;
  level: 'h1' | 'h2';
  /** Whether its pictures are fetched at once. */
  first: boolean;
  /** Whether room stays for the controls at the foot of the text. */
  controls: boolean;
}

/** One slide of the hero: what the site promises, the way on, and card faces beside it. */
export function HeroSlide({ slide, level: Title, first, controls }: Props) {
  const { title, description, buttons = [], images = [] } = slide;
  return (
    <div
      className={`wrap relative grid items-center gap-8 pt-8 md:gap-6 md:py-14 lg:py-16 ${images.length > 0 ? 'md:grid-cols-[1.08fr_1fr]' : ''} ${controls ? 'pb-4' : 'pb-10'}`}
    >
      <div className={controls ? 'md:pb-[5.75rem]' : ''}>
        <Title className="max-w-[11.5em] text-display font-bold">{title}</Title>
        <InlineParagraph text={description} className="mt-5 max-w-[31rem] text-lead text-on-dark-muted" />
        {buttons.length > 0 ? (
          <div className="mt-8 flex flex-wrap gap-3">
            {keyed(buttons, ({ button_label }) => button_label).map(({ key, item: button, position }) => (
              <ActionButton key={key} button={button} variant={position === 0 ? 'accent' : 'ghost'} className="max-sm:w-full" />
            ))}
          </div>
        ) : null}
      </div>
      {images.length > 0 ? (
        <CardFan images={images} priority={first} className="mx-auto mt-4 w-full max-w-[33rem] md:mt-0" />
      ) : null}
    </div>
  );
}
