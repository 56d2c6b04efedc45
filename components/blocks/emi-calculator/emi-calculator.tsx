import { DataTable } from '#components/ui/data-table.tsx';
import { formatRupees } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { isolateNumbers } from '#lib/platform/isolate-numbers.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';
import { EmiForm } from './emi-form.tsx';
import { costsOf, type Plan, planFromQuery } from './instalment.ts';

interface Props {
  plan: Plan;
  /** In months. */
  times: readonly number[];
  note: string | undefined;
  language: Locale;
}

/** The costs of a plan, and of the same amount over other terms. */
function EmiResult({ plan, times, note, language }: Props) {
  const t = textOf(language, 'instalments');
  const rupees = (amount: number) => formatRupees(amount);
  const { each, interest, total } = costsOf(plan);
  const rows = times.map((months) => {
    const costs = costsOf({ ...plan, months });
    return [t('monthsOption', { months }), ...[costs.each, costs.interest, costs.total].map(rupees)];
  });
  return (
    <div className="min-w-0">
      <p className="text-muted">
        {isolateNumbers(t('summary', { amount: rupees(plan.amount), months: plan.months, rate: String(plan.rate) }))}
      </p>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-4 sm:gap-x-12 figures">
        <div>
          <dt className="text-sm text-muted">{t('each')}</dt>
          <dd className="text-h1 font-bold text-mor-800">{rupees(each)}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('interest')}</dt>
          <dd className="text-h3 font-semibold">{rupees(interest)}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('total')}</dt>
          <dd className="text-h3 font-semibold">{rupees(total)}</dd>
        </div>
      </dl>
      <h3 className="mt-8 mb-3 text-h4 font-semibold">{t('others')}</h3>
      <DataTable table={{ headers: [t('months'), t('each'), t('interest'), t('total')], rows, note }} label={t('others')} />
    </div>
  );
}

const ANCHOR = 'instalments';

/** A form, and the costs of the plan in the query. */
export function EmiCalculator({ block, place }: BlockProps<'blocks.emi-calculator'>) {
  const { months, note } = block;
  const { language } = place;
  const plan = planFromQuery(block, place.query);
  return (
    <Section place={place} id={ANCHOR} heading={block}>
      <div className="mt-7 grid grid-cols-1 items-start gap-x-14 gap-y-10 lg:grid-cols-[22rem_1fr]">
        <EmiForm block={block} list={{ ...place, anchor: ANCHOR }} plan={plan} />
        {plan.plan ? <EmiResult plan={plan.plan} times={months} note={note} language={language} /> : null}
      </div>
    </Section>
  );
}
