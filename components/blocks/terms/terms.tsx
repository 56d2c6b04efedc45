import { Terms } from '#components/ui/terms.tsx';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

/** Clauses of terms. */
export function TermsBlock({ block, place }: BlockProps<'blocks.terms'>) {
  const { language, surface } = place;
  const untitled = textOf(language, 'cards')('terms');
  return (
    <Section surface={surface}>
      <h2 className="text-h2">{block.title ?? untitled}</h2>
      <Terms terms={block.terms} untitled={untitled} className="mt-5" />
    </Section>
  );
}
