import { Markdown } from '#components/ui/markdown.tsx';
import { SectionHeader } from '#components/ui/section-header.tsx';
import { keyed } from '#lib/html/keyed.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

/** Numbered steps on a dotted thread. */
export function Steps({ block, place }: BlockProps<'blocks.steps'>) {
  const { title, description, steps } = block;
  const { locale, language, surface } = place;
  return (
    <Section surface={surface}>
      {title ? <SectionHeader title={title} description={description} locale={locale} language={language} /> : null}
      <ol className={`max-w-[44rem] ${title ? 'mt-7' : ''}`}>
        {keyed(steps, ({ title: name }) => name).map(({ key, item: step, position }) => (
          <li key={key} className="relative flex gap-5 pb-7">
            <span className="relative z-[1] grid size-10 shrink-0 place-items-center rounded-full border-2 border-mor-600 bg-white font-semibold text-mor-700">
              {position + 1}
            </span>
            {position === steps.length - 1 ? null : (
              <span
                className="absolute start-[19px] top-10 bottom-0 border-s-2 border-dotted border-mor-300"
                aria-hidden="true"
              />
            )}
            <div className="min-w-0 pt-1.5">
              <p className="font-semibold">{step.title}</p>
              {step.description ? (
                <Markdown locale={locale} className="text-muted">
                  {step.description}
                </Markdown>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
