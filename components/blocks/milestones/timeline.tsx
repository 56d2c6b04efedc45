import { ChipLinks } from '#components/lists/chip-links.tsx';
import { EmptyState } from '#components/lists/empty-state.tsx';
import { listLinks } from '#components/lists/list.ts';
import { Pagination } from '#components/lists/pagination.tsx';
import { ActionButton } from '#components/ui/button.tsx';
import { langAttributes } from '#components/ui/content-language.ts';
import { Icon } from '#components/ui/icon.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { Link } from '#components/ui/link.tsx';
import { Markdown } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import { listHref } from '#lib/contract/page-query.ts';
import type { Milestone } from '#lib/contract/records/milestone.ts';
import { formatDate } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

interface Props {
  milestone: Milestone;
  /** One below the year. */
  level: 3 | 4;
  /** The language of the block. */
  language: Locale;
}

function MilestoneEntry({ milestone, level, language }: Props) {
  const { month, date, title, description, icon, image, buttons = [], links = [] } = milestone;
  const Title = `h${level}` as const;
  return (
    <li
      {...langAttributes(milestone, language)}
      className="relative ps-12 pb-10 sm:ps-16 md:grid lg:grid-cols-[1fr_2fr] lg:gap-16"
    >
      <span className="milestone-timeline-thread" aria-hidden="true" />
      <span
        className="absolute start-0 top-0 grid size-9 place-items-center rounded-full border-2 border-mor-300 bg-white text-mor-700 sm:size-11"
        aria-hidden="true"
      >
        {icon ? <Icon name={icon} className="size-5" /> : <span className="size-2.5 rounded-full bg-genda-400" />}
      </span>
      <div>
        {date || month ? (
          <p className="text-sm text-muted">{date ? <time dateTime={date}>{formatDate(date, language)}</time> : month}</p>
        ) : null}
        <Title className="text-h4 font-semibold">{title}</Title>
      </div>
      <div>
        {description ? (
          <Markdown under={level} className="mt-1 text-muted">
            {description}
          </Markdown>
        ) : null}
        {image ? <MediaImage media={image} className="mt-4 h-auto w-full max-w-sm rounded-lg" /> : null}
        {buttons.length > 0 || links.length > 0 ? (
          <p className="mt-2 flex flex-wrap gap-x-6">
            {keyed(buttons, (button) => button.button_label).map(({ key, item: button }) => (
              <ActionButton key={key} button={button} variant="tertiary" />
            ))}
            {keyed(links, ({ label }) => label).map(({ key, item: { label, link, is_external_link } }) =>
              link ? (
                <Link key={key} href={link} newTab={is_external_link || undefined} className="btn btn-tertiary">
                  {label}
                </Link>
              ) : (
                <span key={key}>{label}</span>
              ),
            )}
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** Milestones by year, newest first; each year has a fragment. */
export function Timeline({ block, place }: BlockProps<'blocks.milestones'>) {
  const { title, tabs = [], milestones, pagination, empty_message } = block;
  const { language, path, query } = place;
  const t = textOf(language, 'timeline');
  const years = tabs.map(({ slug, title: label, locale: own }) => ({ slug, label, locale: own }));
  const hrefOfYear = (year: string | undefined) => listHref(path, query, { year }, 'timeline');
  const Year = title ? 'h3' : 'h2';
  return (
    <Section place={place} id="timeline" heading={block}>
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
        <div className="milestone-timeline mt-10 grid gap-2 md:mt-16">
          {[...Map.groupBy(milestones, ({ year }) => year)].map(([year, events], position) => (
            <div key={year} id={year} className="md:grid md:grid-cols-[8rem_1fr] lg:grid-cols-[12rem_1fr]">
              <Year className={`mb-5 text-h2 font-bold figures ${position === 0 ? 'text-mor-700' : 'text-muted'}`}>{year}</Year>
              <ol>
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
