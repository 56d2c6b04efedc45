import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { listHref } from '#lib/content/page-query.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { DETAILS_ANCHOR } from '../card-finder/card-link.ts';
import { Section } from '../section.tsx';
import { CardHeader } from './card-header.tsx';
import { CardSections, hasSections } from './card-sections.tsx';

/** The details of one card: a section of the page that lists it, or a page of its own. */
export function CardDetail({ block: { card }, place }: BlockProps<'blocks.card-detail'>) {
  if (card === undefined) return null;
  const { language, surface, path, query, opening } = place;
  if (opening) {
    return (
      <>
        <section className="bg-khadi-100">
          <div className="wrap pt-4 pb-10 md:pb-14">
            <CardHeader card={card} place={place} />
          </div>
        </section>
        {hasSections(card) ? (
          <Section surface="white">
            <CardSections card={card} place={place} />
          </Section>
        ) : null}
      </>
    );
  }
  return (
    <Section surface={surface} id={DETAILS_ANCHOR}>
      <div className="rounded-xl bg-mor-100 p-5 sm:p-8 lg:p-12">
        <CardHeader card={card} place={place} />
      </div>
      {hasSections(card) ? (
        <div className="mt-10">
          <CardSections card={card} place={place} />
        </div>
      ) : null}
      {query.card === undefined ? null : (
        <p className="mt-8 print:hidden">
          <Link href={listHref(path, query, { card: undefined }, 'cards')} className="btn btn-tertiary">
            <Icon name="arrow-up" className="size-5" />
            {textOf(language, 'cards')('back')}
          </Link>
        </p>
      )}
    </Section>
  );
}
