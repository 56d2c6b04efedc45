import { Markdown } from '#components/ui/markdown.tsx';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';
import { EmiForm } from './emi-form.tsx';
import { EmiIsland } from './emi-island.client.tsx';
import { emiTexts } from './emi-texts.ts';
import { answerView, detailsView } from './emi-view.tsx';
import { planFromQuery } from './plan.ts';

const ANCHOR = 'instalments';

/** A form, and the costs of the plan in the query; the island works out what is typed. */
export function EmiCalculator({ block, place }: BlockProps<'blocks.emi-calculator'>) {
  const { months, min_amount, max_amount, max_rate, note } = block;
  const limits = { months, min_amount, max_amount, max_rate };
  const asked = planFromQuery(block, place.query);
  const { plan, wrong } = asked;
  const isKept = wrong.length > 0;
  const texts = emiTexts(limits, place.language);
  return (
    <Section place={place} id={ANCHOR} heading={block}>
      <EmiIsland
        limits={limits}
        texts={texts}
        plan={plan}
        answer={plan ? answerView({ plan, texts, isKept }) : null}
        form={<EmiForm block={block} list={{ ...place, anchor: ANCHOR }} asked={asked} texts={texts} />}
        details={plan ? detailsView({ plan, texts, isKept, limits }) : null}
        note={note ? <Markdown className="mt-4 text-sm text-muted">{note}</Markdown> : null}
      />
    </Section>
  );
}
