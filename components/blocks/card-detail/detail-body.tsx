import { FeatureSection, sectionAnchor } from '#components/blocks/feature-sections/feature-section.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { Link } from '#components/ui/link.tsx';
import { Markdown } from '#components/ui/markdown.tsx';
import { Terms } from '#components/ui/terms.tsx';
import type { CardDetail } from '#lib/content/contract/records/card.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockPlace } from '../block.ts';

const TERMS = 'card-terms';

interface Props {
  card: CardDetail;
  place: BlockPlace;
}

/** Whether the card has anything to say below its head. */
export function hasBody({ sections = [], terms = [], disclaimer }: CardDetail): boolean {
  return sections.length > 0 || terms.length > 0 || disclaimer !== undefined;
}

function SectionLinks({ card: { sections = [], terms = [] }, place: { locale, language } }: Props) {
  const t = textOf(language, 'cards');
  const links = sections.flatMap((section) => {
    const anchor = sectionAnchor(section);
    return anchor && section.title ? [{ anchor, title: section.title }] : [];
  });
  const all = terms.length > 0 ? [...links, { anchor: TERMS, title: t('terms') }] : links;
  if (all.length < 2) return null;
  return (
    <nav aria-label={t('sections')} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {all.map(({ anchor, title }) => (
          <li key={anchor}>
            <Link href={`#${anchor}`} locale={locale} className="chip">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What a card gives, section by section (privileges, offers, benefits, instant card), then its terms. */
export function DetailBody({ card, place }: Props) {
  const { sections = [], terms = [], disclaimer } = card;
  const { locale, language, opening } = place;
  const t = textOf(language, 'cards');
  const Title = opening ? 'h2' : 'h3';
  return (
    <div className="grid grid-cols-1 gap-12">
      <SectionLinks card={card} place={place} />
      {keyed(sections, ({ section_key, title }) => section_key ?? title ?? '').map(({ key, item }) => (
        <FeatureSection key={key} section={item} locale={locale} language={language} level={opening ? 2 : 3} />
      ))}
      {terms.length > 0 ? (
        <div id={TERMS}>
          <Title className={opening ? 'text-h2' : 'text-h3'}>{t('terms')}</Title>
          <Terms terms={terms} untitled={t('terms')} locale={locale} className="mt-4" />
        </div>
      ) : null}
      {disclaimer ? (
        <Markdown locale={locale} className="text-sm text-muted">
          {disclaimer}
        </Markdown>
      ) : null}
    </div>
  );
}
