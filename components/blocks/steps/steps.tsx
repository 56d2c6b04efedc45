import { NumberedSteps } from '#components/ui/numbered-steps.tsx';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

export function Steps({ block, place }: BlockProps<'blocks.steps'>) {
  const { title, steps } = block;
  return (
    <Section place={place} heading={block}>
      <NumberedSteps steps={steps} className={`numbered-steps-across ${title ? 'mt-7' : ''}`} />
    </Section>
  );
}
