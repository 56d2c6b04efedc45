import { ChipLinks } from '#components/lists/chip-links.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { Markdown } from '#components/ui/markdown.tsx';
import { Terms } from '#components/ui/terms.tsx';
import { sectionAnchor } from '#lib/content/anchor.ts';
import type { CardDetail as Card } from '#lib/contract/records/card.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockPlace, BlockProps } from '../block.ts';
import { FeatureSection } from '../features/feature-section.tsx';
import { Section } from '../section.tsx';
import { CardHeader } from './card-header.tsx';

const TERMS_ANCHOR = 'card-terms';

interface Props {
  card: Card;
  place: BlockPlace;
}

function hasSections({ sections = [], terms = [], disclaimer }: Card): boolean {
  return sections.length > 0 || terms.length > 0 || disclaimer !== undefined;
}

/** Links to the sections and terms of the card, when there are several. */
function SectionLinks({ card: { sections = [], terms = [] }, place: { language } }: Props) {
  const t = textOf(language, 'cards');
  const links = sections.flatMap((section) => {
    const anchor = sectionAnchor(section);
    return anchor && section.title ? [{ href: `#${anchor}`, label: section.title, current: false }] : [];
  });
  if (terms.length > 0) links.push({ href: `#${TERMS_ANCHOR}`, label: t('terms'), current: false });
  if (links.length < 2) return null;
  return <ChipLinks label={t('sections')} links={links} className="print:hidden" />;
}

function CardSections({ card, place }: Props) {
  const { sections = [], terms = [], disclaimer } = card;
  const { language, opening } = place;
  const t = textOf(language, 'cards');
  const Title = opening ? 'h2' : 'h3';
  return (
    <div className="grid grid-cols-1 gap-12">
      <SectionLinks card={card} place={place} />
      {keyed(sections, ({ section_key, title }) => section_key ?? title ?? '').map(({ key, item }) => (
        <FeatureSection key={key} section={item} language={language} level={opening ? 2 : 3} />
      ))}
      {terms.length > 0 ? (
        <div id={TERMS_ANCHOR}>
          <Title className={opening ? 'text-h2' : 'text-h3'}>{t('terms')}</Title>
          <Terms terms={terms} untitled={t('terms')} className="mt-4" />
        </div>
      ) : null}
      {disclaimer ? <Markdown className="text-sm text-muted">{disclaimer}</Markdown> : null}
    </div>
  );
}

/** A card, as a page or as a section of one. */
export function CardDetail({ block: { card }, place }: BlockProps<'blocks.card-detail'>) {
  const { opening } = place;
  const sections = hasSections(card) ? <CardSections card={card} place={place} /> : null;
  if (opening) {
    return (
      <>
        <section className="bg-khadi-100">
          <div className="wrap pt-4 pb-10 md:pb-14">
            <CardHeader card={card} place={place} />
          </div>
        </section>
        {sections ? <Section place={{ ...place, surface: 'white' }}>{sections}</Section> : null}
      </>
    );
  }
  return (
    <Section place={place}>
      <div className="rounded-xl bg-mor-100 p-5 sm:p-8 lg:p-12">
        <CardHeader card={card} place={place} />
      </div>
      {sections ? <div className="mt-10">{sections}</div> : null}
    </Section>
  );
}
