import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';
import { CardHeader } from './card-header.tsx';
import { CardSections, hasSections } from './card-sections.tsx';

/** The details of one card, which open its page, or are a section of another page. */
export function CardDetail({ block: { card }, place }: BlockProps<'blocks.card-detail'>) {
  const { surface, opening } = place;
  const sections = hasSections(card) ? <CardSections card={card} place={place} /> : null;
  if (opening) {
    return (
      <>
        <section className="bg-khadi-100">
          <div className="wrap pt-4 pb-10 md:pb-14">
            <CardHeader card={card} place={place} />
          </div>
        </section>
        {sections ? <Section surface="white">{sections}</Section> : null}
      </>
    );
  }
  return (
    <Section surface={surface}>
      <div className="rounded-xl bg-mor-100 p-5 sm:p-8 lg:p-12">
        <CardHeader card={card} place={place} />
      </div>
      {sections ? <div className="mt-10">{sections}</div> : null}
    </Section>
  );
}
