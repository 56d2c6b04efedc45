import { Carousel } from '#components/ui/carousel.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { HeroSlide } from './hero-slide.tsx';

/** The opening of the home page; several slides are a carousel that is scrolled by hand and never moves by itself. */
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
