import { ActionButtons } from '#components/ui/button.tsx';
import { Carousel } from '#components/ui/carousel.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { InlineParagraph } from '#components/ui/markdown.tsx';
import type { BlockOf } from '#lib/contract/blocks/block.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { CardFan } from '../card-fan.tsx';

type Slide = BlockOf<'blocks.hero'>['slides'][number];

interface Props {
  slide: Slide;
  level: 'h1' | 'h2';
  /** Its images are loaded with priority. */
  first: boolean;
  /** Leaves room for the controls under the text. */
  controls: boolean;
}

function HeroSlide({ slide, level: Title, first, controls }: Props) {
  const { title, description, buttons = [], images = [] } = slide;
  return (
    <div
      className={`wrap relative grid items-center gap-8 pt-8 md:gap-6 md:py-14 lg:py-16 ${images.length > 0 ? 'md:grid-cols-[1.08fr_1fr]' : ''} ${controls ? 'pb-4' : 'pb-10'}`}
    >
      <div className={controls ? 'md:pb-[5.75rem]' : ''}>
        <Title className="max-w-[11.5em] text-display font-bold">{title}</Title>
        <InlineParagraph text={description} className="mt-5 max-w-[30rem] text-lead text-on-dark-muted" />
        <ActionButtons
          buttons={buttons}
          variants={['accent', 'ghost']}
          className="mt-8 flex flex-wrap gap-3"
          buttonClass="max-sm:w-full"
        />
      </div>
      {images.length > 0 ? (
        <CardFan images={images} priority={first} className="mx-auto mt-4 w-full max-w-[36rem] md:mt-0" />
      ) : null}
    </div>
  );
}

/** Several slides are a carousel that never moves by itself. */
export function Hero({ block, place }: BlockProps<'blocks.hero'>) {
  const { slides } = block;
  const { language, opening, first } = place;
  const label = textOf(language, 'carousel')('highlights');
  const drawn = keyed(slides, ({ title }) => title).map(({ key, item, position }) => (
    <HeroSlide
      key={key}
      slide={item}
      level={opening && position === 0 ? 'h1' : 'h2'}
      first={first && position === 0}
      controls={slides.length > 1}
    />
  ));
  return (
    <section className="relative overflow-hidden bg-mor-800 text-white">
      <img
        src="/art/scenes/kolam-desktop.svg"
        alt=""
        width={1440}
        height={560}
        loading="lazy"
        decoding="async"
        className="banner-art absolute inset-0 size-full object-cover max-lg:hidden"
      />
      <div className="absolute inset-x-0 bottom-0 h-[22rem] md:h-[30rem] md:max-lg:start-1/2 lg:hidden">
        {/* Not an image: browsers would take it for the largest contentful paint. */}
        <svg
          viewBox="0 0 728 728"
          aria-hidden="true"
          className="absolute -inset-x-full top-0 mx-auto w-[40rem] max-w-none opacity-90"
        >
          <use href="/art/patterns/kolam-hero.svg#kolam" />
        </svg>
      </div>
      {slides.length > 1 ? (
        <Carousel label={label} count={slides.length} dark bySlide trackClass="hero-slides" controlsClass="wrap hero-controls">
          {drawn.map((slide) => (
            <li key={slide.key}>{slide}</li>
          ))}
        </Carousel>
      ) : (
        drawn
      )}
    </section>
  );
}
