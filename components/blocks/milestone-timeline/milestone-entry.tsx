import { ActionButton } from '#components/ui/button.tsx';
import { langAttributes } from '#components/ui/content-language.ts';
import { Icon } from '#components/ui/icon.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { Link } from '#components/ui/link.tsx';
import { Markdown } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { Milestone } from '#lib/content/contract/records/milestone.ts';
import type { Locale } from '#lib/i18n/locales.ts';

interface Props {
  milestone: Milestone;
  /** The level of its title: one under the year. */
  level: 3 | 4;
  /** The language of the block, from which a milestone may differ. */
  language: Locale;
}

/** One event of the timeline. */
export function MilestoneEntry({ milestone, level, language }: Props) {
  const { month, title, description, icon, image, buttons = [], links = [] } = milestone;
  const Title = `h${level}` as const;
  return (
    <li {...langAttributes(milestone, language)} className="relative ps-12 pb-10 sm:ps-16">
      <span className="timeline-thread" aria-hidden="true" />
      <span
        className="absolute start-0 top-0 grid size-9 place-items-center rounded-full border-2 border-mor-300 bg-white text-mor-700 sm:size-11"
        aria-hidden="true"
      >
        {icon ? <Icon name={icon} className="size-5" /> : <span className="size-2.5 rounded-full bg-genda-400" />}
      </span>
      {month ? <p className="text-sm text-muted">{month}</p> : null}
      <Title className="text-h4 font-semibold">{title}</Title>
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
    </li>
  );
}
