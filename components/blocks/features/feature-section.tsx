import { keyed } from '#components/ui/keyed.ts';
import { Link } from '#components/ui/link.tsx';
import { SectionHeader, ViewAllLink } from '#components/ui/section-header.tsx';
import { sectionAnchor } from '#lib/content/anchor.ts';
import type { FeatureSection as FeatureSectionContent } from '#lib/contract/records/section.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockPlace } from '../block.ts';
import { Section } from '../section.tsx';
import { FeatureCard } from './feature-card.tsx';

interface Props {
  section: FeatureSectionContent;
  language: Locale;
  /** 3 inside a section with a title. */
  level?: 2 | 3 | undefined;
}

/** Two share a row, four are in one row, or in two of two; any other number is in rows of three. */
function columnsFor(count: number): string {
  if (count === 2) return '';
  return count === 4 ? 'xl:grid-cols-4' : 'lg:grid-cols-3';
}

function Title({ section: { title, view_all }, language, level }: Props) {
  if (!title) return null;
  if (level !== 3) return <SectionHeader title={title} viewAll={view_all} language={language} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <h3 className="text-h3">{title}</h3>
      {view_all ? <ViewAllLink viewAll={view_all} language={language} className="btn btn-tertiary" /> : null}
    </div>
  );
}

export function FeatureSection({ section, language, level = 2 }: Props) {
  const { title, features, bank_details = [] } = section;
  const below = level === 3 ? 'h4' : 'h3';
  return (
    <div
      id={sectionAnchor(section)}
      className={`min-w-0 ${bank_details.length > 0 ? 'rounded-xl border-khadi-300 bg-khadi-100 p-5 sm:border-b sm:p-8' : ''}`}
    >
      <Title section={section} language={language} level={level} />
      {features.length > 0 ? (
        <ul
          className={`grid grid-cols-1 gap-3 sm:gap-5 sm:grid-cols-2 ${columnsFor(features.length)} ${title ? (level === 3 ? 'mt-5' : 'mt-7') : ''}`}
        >
          {keyed(features, ({ title: name }) => name).map(({ key, item, position }) => (
            <li key={key} className="flex">
              <FeatureCard feature={item} position={position} level={title ? below : `h${level}`} />
            </li>
          ))}
        </ul>
      ) : null}
      {bank_details.length > 0 ? (
        <>
          <h3 className="mt-8 text-h4 font-semibold">{textOf(language, 'sections')('banks')}</h3>
          <ul className="mt-3 grid grid-cols-1 hairline-t sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3">
            {keyed(bank_details, ({ label }) => label).map(({ key, item: bank }) => (
              <li key={key} className="flex min-h-14 items-center max-sm:hairline-b">
                {bank.link ? (
                  <Link href={bank.link} newTab={bank.is_external_link || undefined} className="text-link">
                    {bank.label}
                  </Link>
                ) : (
                  bank.label
                )}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

interface SectionsProps {
  sections: readonly FeatureSectionContent[];
  place: BlockPlace;
}

/** Sections of features, each with its `section_key` as `id`. */
export function FeatureSections({ sections, place }: SectionsProps) {
  return (
    <Section place={place} className="feature-sections grid grid-cols-1 gap-12">
      {keyed(sections, ({ section_key, title }) => section_key ?? title ?? '').map(({ key, item }) => (
        <FeatureSection key={key} section={item} language={place.language} />
      ))}
    </Section>
  );
}
