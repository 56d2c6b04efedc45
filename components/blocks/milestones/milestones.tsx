import { langAttributes } from '#components/ui/content-language.ts';
import { keyed } from '#components/ui/keyed.ts';
import { Link } from '#components/ui/link.tsx';
import { InlineMarkdown } from '#components/ui/markdown.tsx';
import { SectionHeader } from '#components/ui/section-header.tsx';
import type { BlockProps } from '../block.ts';
import { Timeline } from './timeline.tsx';

/** Milestones by year, or in a row that scrolls where it does not fit, the last one highlighted. */
export function Milestones({ block, place }: BlockProps<'blocks.milestones'>) {
  const { title, description, view_all, milestones } = block;
  if (block.variant === 'timeline') return <Timeline block={block} place={place} />;
  const { language } = place;
  const last = milestones.length - 1;
  return (
    <section className="section overflow-hidden bg-mor-900 text-white">
      <div className="wrap">
        <SectionHeader title={title} description={description} viewAll={view_all} language={language} dark />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is in reach of a keyboard only when it takes the focus. */}
        <ol className="scroller mt-10 gap-0" aria-label={title} tabIndex={0}>
          {keyed(milestones, ({ year, title: name }) => `${year} ${name}`).map(
            ({ key, item: { year, month, title: name, description, links = [], locale: own }, position }) => (
              <li key={key} {...langAttributes({ locale: own }, language)} className="relative w-[15rem] pe-8 lg:w-1/5">
                <span className={`text-h2 font-bold figures ${position === last ? 'text-genda-400' : ''}`}>{year}</span>
                {month ? <span className="ms-2 text-on-dark-muted">{month}</span> : null}
                <span className="relative my-5 block h-5 text-mor-500" aria-hidden="true">
                  {position === last ? null : <span className="milestone-thread" />}
                  <span className="absolute start-0 top-0 grid size-5 place-items-center rounded-full border-2 border-mor-300 bg-mor-900">
                    <span className="size-2 rounded-full bg-genda-400" />
                  </span>
                </span>
                <span className={`block ${description ? 'font-semibold' : 'text-on-dark-muted'}`}>{name}</span>
                {description ? (
                  <span className="mt-1 block text-on-dark-muted">
                    <InlineMarkdown>{description}</InlineMarkdown>
                  </span>
                ) : null}
                {links.map(({ label, link, is_external_link }) =>
                  link ? (
                    <Link
                      key={label}
                      href={link}
                      newTab={is_external_link || undefined}
                      className="inline-flex min-h-11 items-center underline decoration-mor-300 underline-offset-4 hover:decoration-current"
                    >
                      {label}
                    </Link>
                  ) : (
                    <span key={label} className="block">
                      {label}
                    </span>
                  ),
                )}
              </li>
            ),
          )}
        </ol>
      </div>
    </section>
  );
}
