import { FeatureCard } from '#components/cards/feature-card.tsx';
import { Link } from '#components/ui/link.tsx';
import { SectionHeader } from '#components/ui/section-header.tsx';
import type { BlockOf } from '#lib/content/contract/blocks.ts';
import { keyed } from '#lib/html/keyed.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

function sectionName({ section_key, title }: BlockOf<'blocks.feature-sections'>['sections'][number]): string {
  return section_key ?? title ?? '';
}

/** spec 2.11: sections of features; one with bank details has an extra border at its foot. */
export function FeatureSections({ block, place }: BlockProps<'blocks.feature-sections'>) {
  const { locale, language, surface } = place;
  return (
    <Section surface={surface} className="grid gap-14">
      {keyed(block.sections, sectionName).map(({ key, item: { section_key, title, features, view_all, bank_details = [] } }) => (
        <div
          key={key}
          id={section_key?.replace(/\s+/g, '-')}
          className={`min-w-0 ${bank_details.length > 0 ? 'border-b border-khadi-300 pb-10' : ''}`}
        >
          {title ? <SectionHeader title={title} viewAll={view_all} locale={locale} language={language} /> : null}
          <ul className={`grid gap-5 sm:grid-cols-2 lg:grid-cols-3 ${title ? 'mt-7' : ''}`}>
            {keyed(features, ({ title: name }) => name).map(({ key: featureKey, item, position }) => (
              <li key={featureKey} className="flex">
                <FeatureCard feature={item} locale={locale} position={position} level={title ? 'h3' : 'h2'} />
              </li>
            ))}
          </ul>
          {bank_details.length > 0 ? (
            <>
              <h3 className="mt-8 text-h4 font-semibold">{textOf(language, 'sections')('banks')}</h3>
              <ul className="mt-3 grid border-t border-khadi-200 sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3">
                {keyed(bank_details, ({ label }) => label).map(({ key: bankKey, item: bank }) => (
                  <li key={bankKey} className="flex min-h-14 items-center border-b border-khadi-200">
                    {bank.link ? (
                      <Link
                        href={bank.link}
                        locale={locale}
                        newTab={bank.is_external_link || undefined}
                        className="inline-flex min-h-11 items-center text-mor-700 underline decoration-mor-300 underline-offset-4 hover:decoration-current"
                      >
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
      ))}
    </Section>
  );
}
