import { Carousel } from '#components/ui/carousel.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';
import { FeatureCard } from './feature-card.tsx';
import { FeatureSections } from './feature-section.tsx';

/** Sections of features, or one list: of type `ekaa_features` a carousel, of any other type a grid. */
export function Features({ block, place }: BlockProps<'blocks.features'>) {
  const { type, title, features = [], sections = [] } = block;
  if (sections.length > 0) return <FeatureSections sections={sections} place={place} />;
  const { language } = place;
  const level = title ? 'h3' : 'h2';
  const sliding = type === 'ekaa_features';
  const cards = keyed(features, ({ title: name }) => name).map(({ key, item, position }) => (
    <li key={key} className={sliding ? undefined : 'flex'}>
      <FeatureCard feature={item} position={position} level={level} />
    </li>
  ));
  return (
    <Section
      place={place}
      heading={block}
      className={title && cards.length === 1 ? 'grid grid-cols-1 gap-5 lg:grid-cols-[1fr_2fr] lg:gap-16' : ''}
    >
      {cards.length === 0 ? null : sliding ? (
        <Carousel
          label={title ?? textOf(language, 'carousel')('label')}
          count={cards.length}
          trackClass={`carousel-tiles ${title ? 'mt-7' : ''}`}
          controlsClass="mt-7 justify-center"
        >
          {cards}
        </Carousel>
      ) : (
        <ul
          className={`grid grid-cols-1 gap-3 ${cards.length === 1 ? '' : `sm:gap-5 sm:grid-cols-2 lg:grid-cols-3 ${title ? 'mt-7' : ''}`}`}
        >
          {cards}
        </ul>
      )}
    </Section>
  );
}
