import { HiddenFields } from '#components/lists/hidden-fields.tsx';
import { formAction, type List } from '#components/lists/list.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { BlockOf } from '#lib/contract/blocks/block.ts';
import { formatRupees, groupDigits } from '#lib/i18n/rupees.ts';
import { textOf } from '#lib/i18n/text.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { isolateNumbers } from '#lib/platform/isolate-numbers.ts';
import type { EmiTexts } from './emi-texts.ts';
import { type AskedPlan, PLAN_FIELDS, type PlanField } from './plan.ts';

interface FieldProps {
  name: PlanField;
  hint?: string | undefined;
  /** What is wrong with a value; shown when it is wrong, by the island too. */
  error: string;
  isWrong: boolean;
}

const errorId = (name: PlanField) => `emi-${name}-error`;

/** The ids of the hint and error of a control, or of a group of them. */
function descriptionsOf({ name, hint, isWrong }: FieldProps): string | undefined {
  return [isWrong ? errorId(name) : '', hint ? `emi-${name}-hint` : ''].filter(Boolean).join(' ') || undefined;
}

function Notes({ name, hint, error, isWrong }: FieldProps) {
  return (
    <>
      {hint ? (
        <p id={`emi-${name}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <p id={errorId(name)} hidden={!isWrong} className="mt-1.5 font-medium text-error">
        <Icon name="shield-alert" className="me-2 inline-block size-5 align-text-bottom" />
        {error}
      </p>
    </>
  );
}

interface NumberFieldProps extends FieldProps {
  label: string;
  value: string;
  unit: '₹' | '%';
  /** Smallest and largest value and the step of the slider. */
  range: [min: number, max: number, step: number];
}

/** The step of a slider over amounts: a round number, of which there are some hundred. */
function stepOver(room: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(100, room / 100)));
  return room / power >= 500 ? power * 5 : power;
}

/** A typed number with a slider, which follows it and is read only by the island. */
function NumberField({ label, value, unit, range: [min, max, step], ...field }: NumberFieldProps) {
  const { name } = field;
  const id = `emi-${name}`;
  const number = Number(value.replaceAll(',', ''));
  const inRange = Math.min(max, Math.max(min, Number.isNaN(number) ? min : number));
  const slid = min + Math.round((inRange - min) / step) * step;
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <div dir="ltr" className="emi-field" data-unit={unit}>
        <input
          type="text"
          id={id}
          name={name}
          aria-describedby={descriptionsOf(field)}
          aria-invalid={field.isWrong || undefined}
          inputMode={unit === '%' ? 'decimal' : 'numeric'}
          autoComplete="off"
          required
          defaultValue={value}
          className="field"
        />
      </div>
      <input
        type="range"
        data-slides={name}
        aria-label={label}
        aria-valuetext={unit === '₹' ? formatRupees(slid) : `${slid}%`}
        min={min}
        max={max}
        step={step}
        autoComplete="off"
        defaultValue={slid}
        className="emi-slider noscript:hidden"
      />
      <Notes {...field} />
    </div>
  );
}

interface Props {
  block: BlockOf<'blocks.emi-calculator'>;
  list: List;
  asked: AskedPlan;
  texts: EmiTexts;
}

/** A GET form, so that the plan is in the address. */
export function EmiForm({ block, list, asked: { typed, wrong }, texts: { errors, months: labels } }: Props) {
  const locale = useLocale();
  const { min_amount, max_amount, max_rate } = block;
  const t = textOf(list.language, 'instalments');
  const fieldOf = (name: PlanField) => ({ name, error: errors[name], isWrong: wrong.includes(name) });
  const months = fieldOf('months');
  return (
    <form action={formAction(list, locale)} method="get" className="emi-form">
      <HiddenFields query={list.query} except={[...PLAN_FIELDS, 'page_no']} />
      <NumberField
        {...fieldOf('amount')}
        label={t('amount')}
        unit="₹"
        value={/^\d+$/.test(typed.amount) ? groupDigits(Number(typed.amount)) : typed.amount}
        range={[min_amount, max_amount, stepOver(max_amount - min_amount)]}
        hint={isolateNumbers(t('amountHint', { min: formatRupees(min_amount), max: formatRupees(max_amount) }))}
      />
      <fieldset aria-describedby={descriptionsOf(months)} className="min-w-0">
        <legend className="mb-2 font-semibold">{t('months')}</legend>
        <div className="flex flex-wrap gap-2">
          {block.months.map((count) => (
            <label key={count} className="chip relative cursor-pointer">
              <input
                type="radio"
                name="months"
                value={count}
                defaultChecked={String(count) === typed.months}
                className="sr-only"
              />
              {labels[count]}
            </label>
          ))}
        </div>
        <Notes {...months} />
      </fieldset>
      <NumberField
        {...fieldOf('rate')}
        label={t('rate')}
        unit="%"
        value={typed.rate}
        range={[0, max_rate, 0.25]}
        hint={t('rateHint')}
      />
      <button type="submit" className="btn btn-primary">
        {t('submit')}
      </button>
    </form>
  );
}
