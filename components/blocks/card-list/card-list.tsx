import { langAttributes } from '#components/ui/content-language.ts';
import { keyed } from '#components/ui/keyed.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';
import { CardTile } from './card-tile.tsx';

export function CardList({ block, place }: BlockProps<'blocks.card-list'>) {
  const { title, cards } = block;
  const { language } = place;
  return (
    <Section place={place} heading={block}>
      <ul className={`grid grid-cols-1 gap-3 sm:gap-5 md:grid-cols-2 lg:grid-cols-3 ${title ? 'mt-8' : ''}`}>
        {keyed(cards, ({ slug }) => slug).map(({ key, item: card, position }) => (
          <li key={key} {...langAttributes(card, language)} id={card.slug} className="flex">
            <CardTile card={card} position={position} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
