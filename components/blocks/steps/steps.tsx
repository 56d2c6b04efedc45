import { NumberedSteps } from '#components/ui/numbered-steps.tsx';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

export function Steps({ block, place }: BlockProps<'blocks.steps'>) {
  const { title, steps } = block;
  return (
    <Section
      place={place}
      heading={block}
      className={title ? 'grid grid-cols-1 gap-6 lg:max-xl:grid-cols-[1fr_2fr] lg:max-xl:gap-16' : ''}
    >
      <NumberedSteps steps={steps} className="numbered-steps-across" />
    </Section>
  );
}
