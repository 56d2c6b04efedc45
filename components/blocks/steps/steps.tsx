import { NumberedSteps } from '#components/ui/numbered-steps.tsx';
import { SectionHeader } from '#components/ui/section-header.tsx';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

/** Numbered steps under a title. */
export function Steps({ block, place }: BlockProps<'blocks.steps'>) {
  const { title, description, steps } = block;
  const { language, surface } = place;
  return (
    <Section surface={surface}>
      <SectionHeader title={title} description={description} language={language} />
      <NumberedSteps steps={steps} className={`steps-across ${title ? 'mt-7' : ''}`} />
    </Section>
  );
}
