import { EmptyState } from '#components/lists/empty-state.tsx';
import { ListPages } from '#components/lists/list-pages.tsx';
import { Link } from '#components/ui/link.tsx';
import { langOf } from '#components/ui/part-language.ts';
import { SectionHeader } from '#components/ui/section-header.tsx';
import type { Milestone } from '#lib/content/contract/records/milestone.ts';
import { listHref } from '#lib/content/page-query.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';
import { MilestoneEntry } from './milestone-entry.tsx';
import { Years } from './years.tsx';

/** The milestones of each year, in the order in which they come. */
function byYear(milestones: readonly Milestone[]): [string, Milestone[]][] {
  const years = new Map<string, Milestone[]>();
  for (const milestone of milestones) years.set(milestone.year, [...(years.get(milestone.year) ?? []), milestone]);
  return [...years];
}

/** The story by years: tabs of years, then year, thread and text; the years have fragments of their own. */
export function MilestoneTimeline({ block, place }: BlockProps<'blocks.milestone-timeline'>) {
  const { title, description, view_all, tabs = [], milestones, pagination, empty_message } = block;
  const { locale, language, path, query, surface } = place;
  const t = textOf(language, 'timeline');
  const all = listHref(path, query, { year: undefined }, 'timeline');
  const Year = title ? 'h3' : 'h2';
  return (
    <Section surface={surface} id="timeline">
      <SectionHeader title={title} description={description} viewAll={view_all} locale={locale} language={language} />
      {tabs.length > 1 ? (
        <Years
          years={[
            { label: t('allYears'), href: all, current: query.year === undefined },
            ...tabs.map((year) => ({
              label: year.title,
              href: listHref(path, query, { year: year.slug }, 'timeline'),
              current: query.year === year.slug,
              attributes: langOf(year, language),
            })),
          ]}
          label={t('years')}
          locale={locale}
        />
      ) : null}
      {milestones.length === 0 ? (
        <EmptyState icon="calendar" title={empty_message ?? t('empty')} className="mt-10">
          <Link href={all} locale={locale} className="btn btn-tertiary mt-2">
            {t('allYears')}
          </Link>
        </EmptyState>
      ) : (
        <div className="timeline mt-10 grid gap-2 md:mt-12">
          {byYear(milestones).map(([year, events], position) => (
            <div key={year} id={year} className="md:grid md:grid-cols-[8rem_1fr] lg:grid-cols-[12rem_1fr]">
              <Year className={`mb-5 text-h2 font-bold tabular-nums ${position === 0 ? 'text-mor-700' : 'text-muted'}`}>
                {year}
              </Year>
              <ol className="max-w-[44rem]">
                {events.map((milestone) => (
                  <MilestoneEntry
                    key={`${milestone.month} ${milestone.title}`}
                    milestone={milestone}
                    level={title ? 4 : 3}
                    locale={locale}
                    language={language}
                  />
                ))}
              </ol>
            </div>
          ))}
        </div>
      )}
      <ListPages pagination={pagination} href={listHref(path, query)} locale={locale} className="" />
    </Section>
  );
}
