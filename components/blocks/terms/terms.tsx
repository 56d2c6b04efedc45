import { Markdown } from '#components/ui/markdown.tsx';
import { Terms } from '#components/ui/terms.tsx';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

export function TermsBlock({ block, place }: BlockProps<'blocks.terms'>) {
  const { language } = place;
  const untitled = textOf(language, 'cards')('terms');
  return (
    <Section place={place}>
      <h2 className="text-h2">{block.title ?? untitled}</h2>
      {block.description ? <Markdown className="mt-2 text-muted">{block.description}</Markdown> : null}
      <Terms terms={block.terms} untitled={untitled} className="mt-5" />
    </Section>
  );
}
