import { Accordion } from '#components/ui/accordion.tsx';
import { langAttributes } from '#components/ui/content-language.ts';
import { keyed } from '#components/ui/keyed.ts';
import { Markdown } from '#components/ui/markdown.tsx';
import { ViewAllLink } from '#components/ui/section-header.tsx';
import { anchorOf } from '#lib/content/anchor.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

/** Questions in accordions. */
export function Faq({ block, place }: BlockProps<'blocks.faq'>) {
  const { title, description, items, view_all: viewAll } = block;
  const { language } = place;
  const all = (className: string) =>
    viewAll ? (
      <ViewAllLink viewAll={viewAll} language={language} icon={false} className={`btn btn-secondary mt-6 ${className}`} />
    ) : null;
  return (
    <Section place={place} className={title ? 'grid grid-cols-1 gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16' : ''}>
      {title ? (
        <div>
          <h2 className="text-h2">{title}</h2>
          {description ? <Markdown className="mt-2 text-muted">{description}</Markdown> : null}
          {all('max-lg:hidden')}
        </div>
      ) : null}
      <div className="min-w-0">
        <div className="hairline-t">
          {keyed(items, ({ question }) => question).map(({ key, item }) => (
            <div key={key} {...langAttributes(item, language)}>
              <Accordion title={item.question} id={anchorOf(key)} open={item.show_by_default}>
                <Markdown className="text-muted">{item.answer}</Markdown>
              </Accordion>
            </div>
          ))}
        </div>
        {all(title ? 'w-full lg:hidden' : '')}
      </div>
    </Section>
  );
}
