import { ChipLinks } from '#components/lists/chip-links.tsx';
import { EmptyState } from '#components/lists/empty-state.tsx';
import { listLinks } from '#components/lists/list-links.ts';
import { Pagination } from '#components/lists/pagination.tsx';
import { SectionHeader } from '#components/ui/section-header.tsx';
import type { Milestone } from '#lib/content/contract/records/milestone.ts';
import { listHref } from '#lib/content/page-query.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';
import { MilestoneEntry } from './milestone-entry.tsx';

/** The milestones grouped by year, in their order. */
function byYear(milestones: readonly Milestone[]): [string, Milestone[]][] {
  const years = new Map<string, Milestone[]>();
  for (const milestone of milestones) years.set(milestone.year, [...(years.get(milestone.year) ?? []), milestone]);
  return [...years];
}

/** Milestones by year, newest first; each year has a fragment. */
export function MilestoneTimeline({ block, place }: BlockProps<'blocks.milestone-timeline'>) {
  const { title, description, view_all, tabs = [], milestones, pagination, empty_message } = block;
  const { language, path, query, surface } = place;
  const t = textOf(language, 'timeline');
  const years = tabs.map(({ slug, title: label, locale: own }) => ({ slug, label, locale: own }));
  const hrefOfYear = (year: string | undefined) => listHref(path, query, { year }, 'timeline');
  const Year = title ? 'h3' : 'h2';
  return (
    <Section surface={surface} id="timeline">
      <SectionHeader title={title} description={description} viewAll={view_all} language={language} />
      {tabs.length > 1 ? (
        <ChipLinks
          label={t('years')}
          links={listLinks(years, { current: query.year, hrefOf: hrefOfYear, all: t('allYears'), language })}
          className="mt-6 max-w-[44rem]"
        />
      ) : null}
      {milestones.length === 0 ? (
        <EmptyState
          icon="calendar"
          title={empty_message ?? t('empty')}
          links={[{ label: t('allYears'), href: hrefOfYear(undefined) }]}
          className="mt-10"
        />
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
                    language={language}
                  />
                ))}
              </ol>
            </div>
          ))}
        </div>
      )}
      <Pagination pagination={pagination} href={listHref(path, query)} />
    </Section>
  );
}
