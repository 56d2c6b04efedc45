import type { Locale } from '#lib/i18n/locales.ts';
import { formatRupees } from '#lib/i18n/rupees.ts';
import { textOf } from '#lib/i18n/text.ts';
import { isolateNumbers } from '#lib/platform/isolate-numbers.ts';
import type { Limits, PlanField } from './plan.ts';

/** The texts of the calculator, ready for the island, which fills `{amount}`, `{rate}`, `{first}` and `{last}`. */
export function emiTexts({ months, min_amount, max_amount, max_rate }: Limits, language: Locale) {
  const t = textOf(language, 'instalments');
  const range = { min: formatRupees(min_amount), max: formatRupees(max_amount) };
  const errors: Record<PlanField, string> = {
    amount: isolateNumbers(t('errors.amount', range)),
    months: t('errors.months', { list: months.join(', ') }),
    rate: t('errors.rate', { max: max_rate }),
  };
  const forMonths = (text: (count: number) => string) => Object.fromEntries(months.map((count) => [count, text(count)]));
  return {
    errors,
    months: forMonths((count) => t('monthsOption', { months: count })),
    summary: forMonths((count) => t('summary', { amount: '{amount}', months: count, rate: '{rate}' })),
    chart: t('chart', { first: '{first}', last: '{last}' }),
    time: t('months'),
    each: t('each'),
    interest: t('interest'),
    total: t('total'),
    others: t('others'),
    kept: t('kept'),
    monthly: t('monthly'),
    month: t('month'),
    principal: t('principal'),
    charge: t('charge'),
    left: t('left'),
  };
}

export type EmiTexts = ReturnType<typeof emiTexts>;
