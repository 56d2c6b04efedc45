import { SectionHeader } from '#components/ui/section-header.tsx';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';
import { EmiForm } from './emi-form.tsx';
import { EmiResult } from './emi-result.tsx';
import { planFromQuery } from './plan-from-query.ts';

const ANCHOR = 'instalments';

/** Works out an instalment on the server: a form, and the costs of the plan in the address. */
export function EmiCalculator({ block, place }: BlockProps<'blocks.emi-calculator'>) {
  const { title, description, months, note } = block;
  const { language, surface } = place;
  const plan = planFromQuery(block, place.query);
  return (
    <Section surface={surface} id={ANCHOR}>
      <SectionHeader title={title} description={description} language={language} />
      <div className="mt-7 grid grid-cols-1 items-start gap-x-14 gap-y-10 lg:grid-cols-[22rem_1fr]">
        <EmiForm block={block} list={{ ...place, anchor: ANCHOR }} plan={plan} />
        {plan.plan ? <EmiResult plan={plan.plan} times={months} note={note} language={language} /> : null}
      </div>
    </Section>
  );
}
