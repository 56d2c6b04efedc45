import { ChipLinks } from '#components/lists/chip-links.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { Markdown } from '#components/ui/markdown.tsx';
import { Terms } from '#components/ui/terms.tsx';
import { sectionAnchor } from '#lib/content/anchor.ts';
import type { CardDetail } from '#lib/content/contract/records/card.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockPlace } from '../block.ts';
import { FeatureSection } from '../feature-sections/feature-section.tsx';

const TERMS_ANCHOR = 'card-terms';

interface Props {
  card: CardDetail;
  place: BlockPlace;
}

/** Whether there is anything below the header. */
export function hasSections({ sections = [], terms = [], disclaimer }: CardDetail): boolean {
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

/** The sections of a card, then its terms and disclaimer. */
export function CardSections({ card, place }: Props) {
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
